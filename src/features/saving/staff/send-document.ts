import type { Answer, SavedDocument, SaveTarget } from '../answer-rules'
import { ANSWER_MS } from '../saving-rules'

export type Sending = {
  target: SaveTarget
  language: string
  /** The account that opened the form: the server refuses what another one sends. */
  account: string
  /** The version that was changed: the server refuses to write over a later one. */
  base: string | undefined
  /** Of a new document: the same in every try to create it, so that the server creates one. */
  creation?: string
  data: object
  isDraft: boolean
  isAutosave: boolean
}

const pathOf = (target: SaveTarget) =>
  'global' in target
    ? `globals/${target.global}`
    : target.collection + (target.id === undefined ? '' : `/${target.id}`)

const queryOf = ({ language, isDraft, isAutosave }: Pick<Sending, 'language' | 'isDraft' | 'isAutosave'>) =>
  new URLSearchParams({
    depth: '0',
    locale: language,
    'fallback-locale': 'null',
    ...(isDraft && { draft: 'true' }),
    ...(isAutosave && { autosave: 'true' }),
  })

/** Sends a document to Payload's REST API. Never throws. */
export function sendDocument(sending: Sending): Promise<Answer> {
  const { target, account, base, creation, data } = sending
  const isUpdate = 'id' in target && target.id !== undefined
  return request(`/api/${pathOf(target)}?${queryOf(sending)}`, {
    method: isUpdate ? 'PATCH' : 'POST',
    headers: {
      'content-type': 'application/json',
      'puente-account': account,
      ...(base && { 'puente-base': base }),
      ...(creation && { 'puente-creation': creation }),
    },
    body: JSON.stringify(data),
  })
}

/** Reads the latest draft of a document; undefined when that failed. */
export async function readDocument(target: SaveTarget, language: string): Promise<SavedDocument | undefined> {
  const query = queryOf({ language, isDraft: true, isAutosave: false })
  const answer = await request(`/api/${pathOf(target)}?${query}`, { method: 'GET' })
  if (answer.kind === 'none' || answer.status !== 200) return undefined
  const document = answer.body as SavedDocument | null | undefined
  return typeof document?.updatedAt === 'string' ? document : undefined
}

/** Returns who is signed in in this browser: an id, null for nobody, undefined when the server did not say. */
export async function readAccount(): Promise<string | null | undefined> {
  const answer = await request('/api/users/me?depth=0', { method: 'GET' })
  if (answer.kind === 'none' || answer.status !== 200) return undefined
  const { user } = (answer.body ?? {}) as { user?: { id?: unknown } | null }
  if (user === null) return null
  return typeof user?.id === 'string' ? user.id : undefined
}

async function request(url: string, init: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(url, {
      ...init,
      // A redirect leads to a page, such as that of a network's own sign-in.
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    noteTime(response.headers.get('date'))
    const isJson = response.headers.get('content-type')?.includes('application/json')
    const words = await response.text()
    return {
      kind: 'answer',
      status: response.status,
      language: response.headers.get('content-language'),
      body: isJson ? parse(words) : undefined,
      retryAfterMs: Number(response.headers.get('retry-after')) * 1_000 || undefined,
    }
  } catch {
    return { kind: 'none' }
  }
}

function parse(words: string): unknown {
  try {
    return JSON.parse(words)
  } catch {
    return undefined
  }
}

/** How far the clock of the server is ahead of the device's, in milliseconds. */
let offset = 0

function noteTime(date: string | null): void {
  const ahead = Date.parse(date ?? '') - Date.now()
  // The header has seconds.
  if (!Number.isNaN(ahead)) offset = Math.abs(ahead) > 2_000 ? ahead : 0
}

/** The time of the server, as far as it's known, in milliseconds. The clock of the device may be wrong. */
export const serverTime = (): number => Date.now() + offset
