import type { Payload } from 'payload'

import { configuredModel } from '@/integrations/ai/configured-model'
import type { LanguageModel } from '@/integrations/ai/port'
import { AppError } from '@/lib/app-error'
import { causeOf, log } from '@/lib/server/log'
import { announceNow } from '@/lib/server/live/announce'
import { generatorLimits } from '../generator-rules'
import { proposalBriefOf, writeProposal } from '../operations/write-proposal'
import { readTranscript } from '../operations/read-transcript'
import { draftBriefSchema } from '../model-schemas'
import { claimDraftTask, endDraftTask, saveContent, saveEvidence, type DraftTask } from './draft-rows'

/** The longest time of one task, in milliseconds. It is below the lease of the job. */
const MAX_TASK_MS = 5 * 60_000
/** Between two saves of a text that is being written, in milliseconds. Each also asks whether the task was cancelled. */
const SAVE_INTERVAL_MS = 700

type Run = { payload: Payload; id: string; model: LanguageModel; draft: DraftTask }

/**
 * Reads the transcript of a draft into its evidence, or writes its content, and announces each change. A failure of the
 * model is stored as the code of the task, because the person decides about another try.
 */
export async function runDraftTask(payload: Payload, id: string, open = configuredModel): Promise<void> {
  const draft = await claimDraftTask(payload, id)
  if (!draft) return
  await announceNow(payload, 'generatorDrafts', id)
  await endDraftTask(payload, id, await failureOf(payload, id, draft, open))
  await announceNow(payload, 'generatorDrafts', id)
}

/** Runs a task. Returns the code of its failure, or null. */
const failureOf = (payload: Payload, id: string, draft: DraftTask, open: typeof configuredModel) =>
  open()
    .then((model) => (draft.task === 'extract' ? extract : write)({ payload, id, model, draft }))
    .then(() => null, codeOf)

/** The details that the form holds are left alone: the person takes over each value. */
async function extract({ payload, id, model, draft }: Run): Promise<void> {
  const { language, currency, transcript } = draft
  if (!transcript) throw new AppError('invalid')
  await saveEvidence(payload, id, await readTranscript(model, { transcript, language, currency }))
}

async function write({ payload, id, model, draft }: Run): Promise<void> {
  const { details, language, currency } = draft
  const { data, error } = draftBriefSchema.safeParse({
    ...(typeof details === 'object' && details),
    language,
    currency,
  })
  if (error) throw new AppError('invalid')
  const cancel = new AbortController()
  let content = ''
  let announced = ''
  let saving = Promise.resolve()
  const save = async () => {
    const text = content.slice(0, generatorLimits.content)
    if (!(await saveContent(payload, id, text))) cancel.abort(new AppError('conflict'))
    if (text !== announced) await announceNow(payload, 'generatorDrafts', id)
    announced = text
  }
  const timer = setInterval(() => {
    // A failed save is repeated by the next one.
    saving = saving.then(save).catch(() => undefined)
  }, SAVE_INTERVAL_MS)
  try {
    const signal = AbortSignal.any([cancel.signal, AbortSignal.timeout(MAX_TASK_MS)])
    for await (const line of writeProposal(model, proposalBriefOf(data), signal)) content += line
  } finally {
    clearInterval(timer)
    await saving
    await save()
  }
}

function codeOf(reason: unknown): string {
  if (reason instanceof AppError) return reason.code
  log.error({ err: causeOf(reason) }, 'a task of a draft failed')
  return 'failed'
}
