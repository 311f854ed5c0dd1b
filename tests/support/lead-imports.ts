import type { Payload } from 'payload'

import { importLimits, guessMapping, type ImportSettings } from '@/features/leads/import-rules'
import { runLeadImport } from '@/features/leads/jobs/run-lead-import'
import { beginImportSchema, importPartSchema, startImportSchema } from '@/features/leads/import-schemas'
import { addLeadImportPart, beginLeadImport, startLeadImport } from '@/features/leads/operations/lead-imports'
import { findLeadImport } from '@/features/leads/queries/lead-imports'
import type { User } from '@/payload-types'
import { requestOf } from './actors'
import { callVerb } from './lead-verbs'

/** Sends a file as the browser does, in parts. Returns the id of its import. */
export async function sendFile(payload: Payload, admin: User, bytes: Buffer, file_name = 'leads.csv') {
  const begin = { run: beginLeadImport, schema: beginImportSchema }
  const { id } = await callVerb(payload, admin, { ...begin, input: { file_name, bytes: bytes.length } })
  const add = { run: addLeadImportPart, schema: importPartSchema }
  for (let part = 0; part * importLimits.partBytes < bytes.length; part += 1) {
    const data = bytes.subarray(part * importLimits.partBytes, (part + 1) * importLimits.partBytes)
    const input = { import: id, part, data: data.toString('base64') }
    await callVerb(payload, admin, { ...add, input })
    // A request that is repeated changes nothing.
    if (part === 0) await callVerb(payload, admin, { ...add, input })
  }
  return id
}

/** Starts the import of a file whose columns are guessed by the headings. */
export async function startImport(
  payload: Payload,
  admin: User,
  text: string | Buffer,
  settings: Partial<ImportSettings> = {},
): Promise<string> {
  const bytes = Buffer.from(text as string)
  const id = await sendFile(payload, admin, bytes)
  const [headings = ''] = bytes.toString('utf8').split(/\r?\n/)
  const mapping = guessMapping(headings.replace('\ufeff', '').split(','))
  const given = { mapping, source: 'External API', language: 'es', dayFirst: true, ...settings }
  await callVerb(payload, admin, {
    run: startLeadImport,
    schema: startImportSchema,
    input: { import: id, ...given },
  })
  return id
}

/** Does what the worker does until there is nothing more to do, and returns the import. */
export async function finishImport(payload: Payload, admin: User, id: string) {
  for (;;) {
    await runLeadImport(payload, id)
    const found = await findLeadImport(await requestOf(payload, admin), id)
    if (!['reading', 'importing', 'undoing'].includes(found.state)) return found
  }
}

/** Imports a file to its end. */
export const importText = async (
  payload: Payload,
  admin: User,
  text: string | Buffer,
  settings: Partial<ImportSettings> = {},
) => finishImport(payload, admin, await startImport(payload, admin, text, settings))
