import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { leadImports } from '@/lib/server/db/own-tables'
import { databaseOf } from '@/lib/server/db/sql'
import { importSettingsSchema } from '../import-schemas'

/** The import that a batch works on, locked until the end of its transaction. */
export type LockedImport = typeof leadImports.$inferSelect

/** Locks an import until the end of the transaction of the request. Undefined for one that does not exist. */
export async function lockImport(req: PayloadRequest, importId: string): Promise<LockedImport | undefined> {
  const db = await databaseOf(req)
  const [locked] = await db.select().from(leadImports).where(eq(leadImports.id, importId)).for('update')
  return locked
}

/** Returns how the rows of an import are read, as `start-lead-import` stored it. */
export const settingsOf = ({ settings }: LockedImport) => importSettingsSchema.parse(settings)
