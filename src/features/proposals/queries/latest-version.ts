import { desc, eq } from 'drizzle-orm'

import type { Database } from '@/lib/server/db/sql'
import { proposal_versions, proposals } from '@/payload-tables'

/** The version that was sent last of the proposal of a row, for a lateral join. */
export const latestVersion = (db: Database) =>
  db
    .select()
    .from(proposal_versions)
    .where(eq(proposal_versions.proposal, proposals.id))
    .orderBy(desc(proposal_versions.number))
    .limit(1)
    .as('latest_version')
