import type { Verbs } from '@/lib/api'
import { requestErrorOf, type RequestError } from '@/lib/request-error'
import { takeOver } from '../evidence-rules'
import {
  detailsOf,
  fingerprintOf,
  languageOf,
  withTitleInLanguage,
  type GeneratorForm,
  type Titles,
} from '../generator-form'
import type { GeneratorTask } from '../queries/generator-draft'

/** What was typed. */
export type Typed = { form: GeneratorForm; transcript: string; content: string }

export type SaveState =
  | { kind: 'none' | 'waiting' | 'saving' }
  | { kind: 'saved'; at: string }
  | { kind: 'failed'; error: RequestError }

export type GeneratorState = Typed & { draft: string | null; saving: SaveState }

/** The body of the verb that saves a draft. */
export type SaveInput = Verbs['save-generator-draft']['input']

type Options = {
  draft: string | null
  lead: string | null
  typed: Typed
  /** What the proposal is called in each language until someone changes it. */
  titles?: Titles
  savedAt: string | null
  save: (input: SaveInput) => Promise<{ id: string; savedAt: string }>
  /** What is not saved yet, for the reload of the page; undefined when all is. */
  keep: (typed: Typed | undefined) => void
  onDraft: (id: string) => void
}

/** After the last key, and after a failure, in milliseconds. */
const PAUSE_MS = 800
const RETRY_MS = 5_000

/** Errors that another try alone does not end. */
const lasting = ['not_found', 'conflict', 'forbidden', 'unauthenticated', 'invalid', 'too_large']

const isActive = ({ taskState }: GeneratorTask) => taskState === 'queued' || taskState === 'running'

/** What has happened to a task since it was last heard of. */
export type TaskEvent = {
  task: 'extract' | 'write'
  outcome: 'done' | 'failed' | 'cancelled'
  error: string | null
}

/**
 * Holds what was typed into the generator and saves it after each pause, one save at a time. `flush` saves now and returns
 * the id of the draft; `accept` takes over what the worker has found or written.
 */
export function createGeneratorStore({ lead, save, keep, onDraft, titles, ...start }: Options) {
  let state: GeneratorState = {
    ...start.typed,
    draft: start.draft,
    saving: start.savedAt ? { kind: 'saved', at: start.savedAt } : { kind: 'none' },
  }
  let saved: Typed = start.typed
  let running: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isFinished = false
  let seen: GeneratorTask | undefined
  const listeners = new Set<() => void>()

  const set = (change: Partial<GeneratorState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const typed = (): Typed => ({ form: state.form, transcript: state.transcript, content: state.content })
  const isSaved = () =>
    state.form === saved.form && state.transcript === saved.transcript && state.content === saved.content

  const inputOf = (now: Typed): SaveInput => ({
    draft: state.draft,
    lead,
    client: now.form.clientKind === 'existing' ? (now.form.client?.id ?? null) : null,
    details: detailsOf(now.form),
    language: languageOf(now.form),
    currency: now.form.currency,
    ...(now.transcript !== saved.transcript || !state.draft ? { transcript: now.transcript } : {}),
    ...(now.content !== saved.content || !state.draft ? { content: now.content } : {}),
  })

  const schedule = (delay: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void saveOnce().catch(() => undefined), delay)
  }

  const saveOnce = async (): Promise<void> => {
    clearTimeout(timer)
    if (running) await running.catch(() => undefined)
    if (isFinished || (state.draft && isSaved())) return
    const now = typed()
    set({ saving: { kind: 'saving' } })
    running = save(inputOf(now)).then(
      ({ id, savedAt }) => {
        const isNew = state.draft !== id
        saved = now
        set({ draft: id, saving: isSaved() ? { kind: 'saved', at: savedAt } : { kind: 'waiting' } })
        if (isSaved()) keep(undefined)
        if (isNew) onDraft(id)
      },
      (reason: unknown) => {
        const error = requestErrorOf(reason)
        set({ saving: { kind: 'failed', error } })
        if (!lasting.includes(error.code)) schedule(RETRY_MS)
        throw error
      },
    )
    try {
      await running
    } finally {
      running = undefined
    }
    if (!isSaved()) schedule(PAUSE_MS)
  }

  const change = (next: Partial<Typed>) => {
    if (isFinished) return
    set(next)
    if (isSaved()) return
    keep(typed())
    if (state.saving.kind !== 'saving') set({ saving: { kind: 'waiting' } })
    schedule(PAUSE_MS)
  }

  /** Saves what was typed now, and returns the id of the draft. Throws RequestError. */
  const flush = async (): Promise<string> => {
    if (running) await running.catch(() => undefined)
    await saveOnce()
    if (!state.draft) throw requestErrorOf(undefined)
    return state.draft
  }

  let ends = 0
  let endsBefore = 0
  let awaited: GeneratorTask['task'] | undefined
  const starting = () => void (endsBefore = ends)
  /** A task was started. It may have ended before anyone saw it run, so its end counts in any case, once. */
  const begun = (task: GeneratorTask['task']) => {
    if (ends === endsBefore) awaited = task
  }

  /** Takes over a finished task: its text, or the details of the call. Returns what has happened, once. */
  const accept = (task: GeneratorTask): TaskEvent | undefined => {
    const before = seen
    seen = task
    if (isActive(task)) return undefined
    const wasActive = (before !== undefined && isActive(before)) || awaited === task.task
    if (task.task === 'write' && wasActive) {
      saved = { ...saved, content: task.content }
      set({ content: task.content })
    }
    if (task.evidence && task.taskState !== 'cancelled' && state.form.taken !== fingerprintOf(task.evidence))
      change({ form: takeOver(state.form, task.evidence) })
    if (!wasActive || task.task === 'none' || task.taskState === 'idle') return undefined
    ends += 1
    awaited = undefined
    const outcome = task.taskState === 'done' || task.taskState === 'failed' ? task.taskState : 'cancelled'
    return { task: task.task, outcome, error: task.taskError }
  }

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change,
    changeForm: (form: Partial<GeneratorForm>) =>
      change({ form: withTitleInLanguage({ ...state.form, ...form }, titles) }),
    flush,
    accept,
    starting,
    begun,
    /** What has to be sent when the page is left; undefined when all is saved. */
    unsaved: () => (isFinished || isSaved() ? undefined : inputOf(typed())),
    /** Nothing is saved anymore: a proposal was made of the draft. */
    finish: () => {
      isFinished = true
      clearTimeout(timer)
      keep(undefined)
    },
    stop: () => clearTimeout(timer),
  }
}

export type GeneratorStore = ReturnType<typeof createGeneratorStore>
