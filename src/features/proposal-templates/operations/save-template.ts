import { eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { AppError } from '@/lib/app-error'
import { asUser } from '@/lib/server/db/local-api'
import { databaseOf, inTransaction } from '@/lib/server/db/sql'
import { type Context, requireStaff } from '@/lib/server/http/authorize'
import { proposal_templates } from '@/payload-tables'
import type { CreateTemplateInput, UpdateTemplateInput } from '../template-schemas'

const collection = 'proposal-templates'

/** What the collection stores, without the Spanish content, which is saved after the rest. */
const dataOf = (input: CreateTemplateInput) => ({
  name: input.name,
  description: input.description,
  setupFee: input.setup_fee,
  monthlyFee: input.monthly_fee,
  currency: input.currency,
  content: input.content_en,
})

const saveSpanish = (req: PayloadRequest, id: string, { content_es: content }: CreateTemplateInput) =>
  asUser(req).update({ collection, id, locale: 'es', data: { content }, depth: 0 })

/** Stores a new template in both languages. Returns its id. */
export async function createTemplate({ req }: Context, input: CreateTemplateInput): Promise<{ id: string }> {
  return inTransaction(req, async () => {
    const { id } = await asUser(req).create({ collection, locale: 'en', data: dataOf(input), depth: 0 })
    if (input.content_es) await saveSpanish(req, id, input)
    return { id }
  })
}

/**
 * Saves a template in both languages. Throws AppError 'not_found' for a deleted one, and 'conflict' when someone has saved
 * it since it was read: `current.value` is its current `updatedAt`.
 */
export async function updateTemplate({ req }: Context, input: UpdateTemplateInput): Promise<{ id: string }> {
  const { template: id, expected } = input
  return inTransaction(req, async () => {
    await requireUnchanged(req, id, expected)
    await asUser(req).update({ collection, id, locale: 'en', data: dataOf(input), depth: 0 })
    await saveSpanish(req, id, input)
    return { id }
  })
}

/** Locks the row until the transaction ends. */
async function requireUnchanged(req: PayloadRequest, id: string, expected: string): Promise<void> {
  requireStaff(req)
  const db = await databaseOf(req)
  const [row] = await db
    .select({ updated: proposal_templates.updatedAt })
    .from(proposal_templates)
    .where(eq(proposal_templates.id, id))
    .for('update')
  if (!row) throw new AppError('not_found')
  const updatedAt = new Date(row.updated).toISOString()
  if (updatedAt === expected) return
  throw new AppError('conflict', { current: { value: updatedAt, changedBy: null, changedAt: updatedAt } })
}

/** Deletes a template. Throws AppError 'not_found' when someone has deleted it already. */
export async function deleteTemplate(
  { req }: Context,
  { template: id }: { template: string },
): Promise<{ id: string }> {
  requireStaff(req)
  return inTransaction(req, async () => {
    const db = await databaseOf(req)
    const [row] = await db
      .select({ id: proposal_templates.id })
      .from(proposal_templates)
      .where(eq(proposal_templates.id, id))
      .for('update')
    if (!row) throw new AppError('not_found')
    await asUser(req).delete({ collection, id, depth: 0 })
    return { id }
  })
}
