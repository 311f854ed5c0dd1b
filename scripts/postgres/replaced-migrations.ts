/**
 * The migrations of the databases from before the base was made anew (20261126_003832_base): it has all that they created.
 * A database with all of them has the schema of the base, but for the order of some columns, which nothing reads.
 */
export const replacedMigrations: readonly string[] = [
  '20261122_082737_base',
  '20261122_082800_rate_limits',
  '20261122_082801_cascade_deletes',
  '20261122_082802_immutable_proposal_versions',
  '20261122_130712_author_per_language',
  '20261122_133245_lead_submissions',
  '20261122_135209_ticket_subject_first_session',
  '20261122_172343_staff_desk',
  '20261122_181500_pending_ticket_replies',
  '20261122_190804_indexes_in_admin_order',
  '20261122_204648_records',
  '20261123_011028_proposal_signing',
  '20261123_054014_search_without_pending_entries',
  '20261123_120000_scheduled_publications',
  '20261123_121916_autosave',
  '20261123_133000_translations',
  '20261123_191216_account_names',
  '20261123_235000_preview_revocations',
  '20261123_235818_picture_names',
]
