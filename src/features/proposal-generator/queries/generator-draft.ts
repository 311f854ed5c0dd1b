import type { PayloadRequest } from 'payload'

import { AppError } from '@/lib/app-error'
import { requireStaff } from '@/lib/server/http/authorize'
import { asUser } from '@/lib/server/db/local-api'
import type { GeneratorDraft, GeneratorDraftsSelect } from '@/payload-types'
import { proposalLink } from '@/features/proposals/queries/sending'
import { evidenceOf } from '../evidence-rules'
import type { Evidence } from '../generator-form'

/** How far a draft is: what the worker changes, and the proposal that was made of it. */
export type GeneratorTask = {
  task: GeneratorDraft['task']
  taskState: GeneratorDraft['taskState']
  taskError: string | null
  evidence: Evidence | null
  content: string
  proposal: { id: string; link: string } | null
}

/** A draft as the generator continues it. */
export type OpenedDraft = GeneratorTask & {
  id: string
  lead: string | null
  transcript: string
  isTranscriptDeleted: boolean
  details: unknown
  savedAt: string
}

const taskFields = {
  task: true,
  taskState: true,
  taskError: true,
  evidence: true,
  content: true,
  proposal: true,
  language: true,
} as const

const typedFields = {
  lead: true,
  transcript: true,
  transcriptDeletedAt: true,
  details: true,
  updatedAt: true,
} as const

async function readDraft<Select extends GeneratorDraftsSelect>(
  req: PayloadRequest,
  id: string,
  select: Select,
) {
  requireStaff(req)
  const where = { id: { equals: id } }
  const options = { where, limit: 1, pagination: false, depth: 0, select } as const
  const { docs } = await asUser(req).find({ collection: 'generator-drafts', ...options })
  const [doc] = docs
  if (!doc) throw new AppError('not_found')
  return doc
}

/** Returns a draft of the user. Throws AppError 'not_found' for one of someone else. */
export async function findGeneratorDraft(
  req: PayloadRequest,
  { draft: id }: { draft: string },
): Promise<OpenedDraft> {
  const doc = await readDraft(req, id, { ...taskFields, ...typedFields })
  return {
    ...taskOf(doc),
    id,
    lead: idOf(doc.lead),
    transcript: doc.transcript ?? '',
    isTranscriptDeleted: Boolean(doc.transcriptDeletedAt) && !doc.transcript,
    details: doc.details ?? null,
    savedAt: doc.updatedAt,
  }
}

/** Returns how far a draft of the user is. Throws AppError 'not_found' for one of someone else. */
export async function findGeneratorTask(
  req: PayloadRequest,
  { draft: id }: { draft: string },
): Promise<GeneratorTask> {
  return taskOf(await readDraft(req, id, taskFields))
}

const idOf = (value: string | { id: string } | null | undefined): string | null =>
  (typeof value === 'object' ? value?.id : value) ?? null

const taskOf = (doc: Pick<GeneratorDraft, keyof typeof taskFields>): GeneratorTask => {
  const proposal = idOf(doc.proposal)
  return {
    task: doc.task,
    taskState: doc.taskState,
    taskError: doc.taskError ?? null,
    evidence: evidenceOf(doc.evidence),
    content: doc.content ?? '',
    proposal: proposal ? { id: proposal, link: proposalLink(proposal, doc.language) } : null,
  }
}
