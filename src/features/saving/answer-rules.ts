/** Whether an answer of the server says that a document was saved. Pure: no I/O. */

/** What a form saves. Without an id, a document that doesn't exist yet. */
export type SaveTarget = { collection: string; id: string | undefined } | { global: string }

/** What came back for a request. `body` is undefined unless it was JSON. */
export type Answer =
  | { kind: 'none' }
  | { kind: 'answer'; status: number; language: string | null; body: unknown; retryAfterMs?: number }

export type Expected = {
  target: SaveTarget
  language: string
  /** The `updatedAt` that the server confirmed last, by its own clock; undefined before the first save. */
  after: string | undefined
}

/** A document as the server stored it. */
export type SavedDocument = Record<string, unknown> & { updatedAt: string }

export type FieldProblem = { path: string; message: string }

/** Why nothing was saved, when a later try may work. */
export type RetryReason = 'unanswered' | 'server' | 'busy' | 'unexpected' | 'occupied'
/** Why nothing was saved, when only a change of the document helps. */
export type RefusalReason = 'tooLarge' | 'missing' | 'forbidden' | 'refused' | 'uploading'

export type Refusal = {
  kind: 'refused'
  reason: RefusalReason
  /** The HTTP status of the answer. */
  status: number
  message?: string
  problem?: FieldProblem
  problems: FieldProblem[]
}

export type Failure = { kind: 'failed'; reason: RetryReason; retryAfterMs?: number }

export type Outcome =
  | { kind: 'saved'; document: SavedDocument }
  | Failure
  | Refusal
  /** Signed out, or another account is signed in in this browser. */
  | { kind: 'signedOut'; isOther: boolean }
  /** Payload answers 404 and 403 without a session as well: the session has to be asked. */
  | { kind: 'unclear'; reason: 'missing' | 'forbidden' }
  /** The server has a later version than the one that was changed. */
  | { kind: 'changed' }
  /** A colleague has the document open. */
  | { kind: 'locked' }
  /** An earlier try has created the document, and its answer was lost. */
  | { kind: 'created'; id: string }

type PayloadError = { message?: unknown; data?: { code?: unknown; id?: unknown; errors?: unknown } | null }

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Returns the objects of a list; none of anything else, as what is between may answer anything. */
const objectsOf = (list: unknown): Record<string, unknown>[] =>
  Array.isArray(list) ? list.filter(isObject) : []

/** Returns the errors of a body of Payload's, and of one of our verbs. */
const errorsOf = (body: unknown): PayloadError[] =>
  objectsOf((body as { errors?: unknown } | null | undefined)?.errors)

/**
 * Returns what an answer means. Saved is only what a 2xx JSON answer says of this document and language, with a later
 * `updatedAt` than the one that was confirmed before. A page of a proxy, a redirect, or an old answer isn't.
 */
export function judgeAnswer(answer: Answer, expected: Expected): Outcome {
  if (answer.kind === 'none') return { kind: 'failed', reason: 'unanswered' }
  const { status, body } = answer
  if (status >= 200 && status < 300) {
    const document = savedDocumentOf(answer, expected)
    return document ? { kind: 'saved', document } : { kind: 'failed', reason: 'unexpected' }
  }
  const codes = errorsOf(body).map(({ data }) => data?.code)
  if (codes.includes('other_account')) return { kind: 'signedOut', isOther: true }
  if (codes.includes('changed')) return { kind: 'changed' }
  const [created] = errorsOf(body).flatMap(({ data }) =>
    data?.code === 'created' ? (text(data.id) ?? []) : [],
  )
  if (created !== undefined) return { kind: 'created', id: created }
  switch (status) {
    case 401:
      return { kind: 'signedOut', isOther: false }
    case 403:
      return { kind: 'unclear', reason: 'forbidden' }
    case 404:
    case 410:
      return { kind: 'unclear', reason: 'missing' }
    case 413:
      return { kind: 'refused', reason: 'tooLarge', status, problems: [] }
    case 423:
      return { kind: 'locked' }
    case 429:
      return { kind: 'failed', reason: 'busy', retryAfterMs: answer.retryAfterMs }
    case 400:
    case 409:
    case 422:
      // Puente and Payload answer with JSON; anything else comes from between.
      return body === undefined ? { kind: 'failed', reason: 'unexpected' } : refusalOf(body, status)
  }
  return status >= 500
    ? { kind: 'failed', reason: 'server', retryAfterMs: answer.retryAfterMs }
    : { kind: 'failed', reason: 'unexpected' }
}

function refusalOf(body: unknown, status: number): Refusal {
  const errors = errorsOf(body)
  const problems = errors.flatMap(({ data }) =>
    objectsOf(data?.errors).flatMap(({ path, message }) => {
      const name = text(path)
      return name ? [{ path: name, message: text(message) ?? '' }] : []
    }),
  )
  const [problem] = problems
  const message = (problem && text(problem.message)) ?? text(errors[0]?.message)
  return { kind: 'refused', reason: 'refused', status, message, problem, problems }
}

function savedDocumentOf(
  { language, body }: Extract<Answer, { kind: 'answer' }>,
  expected: Expected,
): SavedDocument | undefined {
  const { doc, result } = (body ?? {}) as { doc?: unknown; result?: unknown }
  const document = 'global' in expected.target ? result : doc
  if (typeof document !== 'object' || document === null) return undefined
  const saved = document as Record<string, unknown>
  const { updatedAt } = saved
  if (language !== expected.language) return undefined
  if (typeof updatedAt !== 'string' || !isNamed(saved, expected.target)) return undefined
  return isLater(updatedAt, expected.after) ? (saved as SavedDocument) : undefined
}

function isNamed(document: Record<string, unknown>, target: SaveTarget): boolean {
  if ('global' in target) return document.globalType === target.global
  const { id } = document
  // Only now does a new document get its id.
  return target.id === undefined ? typeof id === 'string' && id !== '' : id === target.id
}

/** Whether a time of the server is later than another one of it. */
export function isLater(at: string, before: string | undefined): boolean {
  const time = Date.parse(at)
  return !Number.isNaN(time) && (before === undefined || time > Date.parse(before))
}
