import * as migration_20261122_082737_base from './20261122_082737_base';
import * as migration_20261122_082800_rate_limits from './20261122_082800_rate_limits';
import * as migration_20261122_082801_cascade_deletes from './20261122_082801_cascade_deletes';
import * as migration_20261122_082802_immutable_proposal_versions from './20261122_082802_immutable_proposal_versions';
import * as migration_20261122_130712_author_per_language from './20261122_130712_author_per_language';
import * as migration_20261122_133245_lead_submissions from './20261122_133245_lead_submissions';
import * as migration_20261122_135209_ticket_subject_first_session from './20261122_135209_ticket_subject_first_session';
import * as migration_20261122_172343_staff_desk from './20261122_172343_staff_desk';
import * as migration_20261122_181500_pending_ticket_replies from './20261122_181500_pending_ticket_replies';
import * as migration_20261122_190804_indexes_in_admin_order from './20261122_190804_indexes_in_admin_order';
import * as migration_20261122_204648_records from './20261122_204648_records';
import * as migration_20261123_011028_proposal_signing from './20261123_011028_proposal_signing';
import * as migration_20261123_054014_search_without_pending_entries from './20261123_054014_search_without_pending_entries';
import * as migration_20261123_120000_scheduled_publications from './20261123_120000_scheduled_publications';
import * as migration_20261123_121916_autosave from './20261123_121916_autosave';
import * as migration_20261123_133000_translations from './20261123_133000_translations';
import * as migration_20261123_191216_account_names from './20261123_191216_account_names';
import * as migration_20261123_235000_preview_revocations from './20261123_235000_preview_revocations';
import * as migration_20261123_235818_picture_names from './20261123_235818_picture_names';

export const migrations = [
  {
    up: migration_20261122_082737_base.up,
    down: migration_20261122_082737_base.down,
    name: '20261122_082737_base',
  },
  {
    up: migration_20261122_082800_rate_limits.up,
    down: migration_20261122_082800_rate_limits.down,
    name: '20261122_082800_rate_limits',
  },
  {
    up: migration_20261122_082801_cascade_deletes.up,
    down: migration_20261122_082801_cascade_deletes.down,
    name: '20261122_082801_cascade_deletes',
  },
  {
    up: migration_20261122_082802_immutable_proposal_versions.up,
    down: migration_20261122_082802_immutable_proposal_versions.down,
    name: '20261122_082802_immutable_proposal_versions',
  },
  {
    up: migration_20261122_130712_author_per_language.up,
    down: migration_20261122_130712_author_per_language.down,
    name: '20261122_130712_author_per_language',
  },
  {
    up: migration_20261122_133245_lead_submissions.up,
    down: migration_20261122_133245_lead_submissions.down,
    name: '20261122_133245_lead_submissions',
  },
  {
    up: migration_20261122_135209_ticket_subject_first_session.up,
    down: migration_20261122_135209_ticket_subject_first_session.down,
    name: '20261122_135209_ticket_subject_first_session',
  },
  {
    up: migration_20261122_172343_staff_desk.up,
    down: migration_20261122_172343_staff_desk.down,
    name: '20261122_172343_staff_desk',
  },
  {
    up: migration_20261122_181500_pending_ticket_replies.up,
    down: migration_20261122_181500_pending_ticket_replies.down,
    name: '20261122_181500_pending_ticket_replies',
  },
  {
    up: migration_20261122_190804_indexes_in_admin_order.up,
    down: migration_20261122_190804_indexes_in_admin_order.down,
    name: '20261122_190804_indexes_in_admin_order',
  },
  {
    up: migration_20261122_204648_records.up,
    down: migration_20261122_204648_records.down,
    name: '20261122_204648_records',
  },
  {
    up: migration_20261123_011028_proposal_signing.up,
    down: migration_20261123_011028_proposal_signing.down,
    name: '20261123_011028_proposal_signing',
  },
  {
    up: migration_20261123_054014_search_without_pending_entries.up,
    down: migration_20261123_054014_search_without_pending_entries.down,
    name: '20261123_054014_search_without_pending_entries',
  },
  {
    up: migration_20261123_120000_scheduled_publications.up,
    down: migration_20261123_120000_scheduled_publications.down,
    name: '20261123_120000_scheduled_publications',
  },
  {
    up: migration_20261123_121916_autosave.up,
    down: migration_20261123_121916_autosave.down,
    name: '20261123_121916_autosave',
  },
  {
    up: migration_20261123_133000_translations.up,
    down: migration_20261123_133000_translations.down,
    name: '20261123_133000_translations',
  },
  {
    up: migration_20261123_191216_account_names.up,
    down: migration_20261123_191216_account_names.down,
    name: '20261123_191216_account_names',
  },
  {
    up: migration_20261123_235000_preview_revocations.up,
    down: migration_20261123_235000_preview_revocations.down,
    name: '20261123_235000_preview_revocations',
  },
  {
    up: migration_20261123_235818_picture_names.up,
    down: migration_20261123_235818_picture_names.down,
    name: '20261123_235818_picture_names',
  },
];
