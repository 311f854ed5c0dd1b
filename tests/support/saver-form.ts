import { afterEach, beforeEach, vi } from 'vitest'

import type { FormValues } from '@/features/saving/data-rules'
import { barOf } from '@/features/saving/saving-rules'
import { CopyStore } from '@/features/saving/staff/copy-store'
import type { FormPort } from '@/features/saving/staff/form-port'
import { closeStore } from '@/features/saving/staff/open-store'
import { Saver } from '@/features/saving/staff/saver'

/** A saver with a form of its own and a server that keeps one document. */

export const id = '5e1d2f3a-0000-4000-8000-000000000001'
export const keys = { ana: btoa('a'.repeat(32)), eva: btoa('e'.repeat(32)) }

export type Sent = { data: FormValues; headers: Headers; url: URL }
export type Reply = () => Response | Promise<Response>

export const json = (body: object, status = 200) =>
  Response.json(body, { status, headers: { 'content-language': 'en' } })

/** Keeps one document as Payload does. */
class DocumentServer {
  clock = Date.parse('2026-11-26T10:00:00Z')
  stored: FormValues = { id, title: 'First', excerpt: 'Words', updatedAt: new Date(this.clock).toISOString() }
  sent: Sent[] = []
  /** What names the documents that were created. */
  readonly created = new Set<string>()
  /** Instead of its own answers, one after the other. */
  replies: (Reply | undefined)[] = []
  /** Who is signed in. */
  session: string | null = 'ana'
  isStorageBlocked = false

  /** Stores what was sent and confirms it. */
  store({ data, headers }: Sent): Response {
    const base = headers.get('puente-base')
    const creation = headers.get('puente-creation')
    if (creation && this.created.has(creation))
      return json({ errors: [{ message: '', data: { code: 'created', id } }] }, 409)
    if (creation) this.created.add(creation)
    if (base && base !== this.stored.updatedAt)
      return json({ errors: [{ message: '', data: { code: 'changed' } }] }, 409)
    this.clock += 1_000
    this.stored = { ...this.stored, ...data, id, updatedAt: new Date(this.clock).toISOString() }
    return json({ doc: this.stored })
  }

  readonly serve = async (path: string, init: RequestInit): Promise<Response> => {
    const url = new URL(path, 'http://localhost')
    if (url.pathname === '/api/copy-key')
      return json({ success: true, key: keys[this.session as 'ana'], account: this.session })
    if (url.pathname === '/api/users/me') return json({ user: this.session && { id: this.session } })
    if (init.method === 'GET') return json(this.stored)
    const request: Sent = {
      data: JSON.parse(String(init.body)) as FormValues,
      headers: new Headers(init.headers),
      url,
    }
    this.sent.push(request)
    const reply = this.replies.shift()
    return reply ? reply() : this.store(request)
  }
}

/** The server of the test. */
export let server: DocumentServer

/** The forms of the test. */
const forms: Saver[] = []

/** Gives each test of a file a server, and time that passes with `pass`. */
export function serveEachTest(): void {
  beforeEach(() => {
    server = new DocumentServer()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    vi.stubGlobal('isSecureContext', true)
    vi.stubGlobal('fetch', server.serve)
    const open = indexedDB.open.bind(indexedDB)
    vi.spyOn(indexedDB, 'open').mockImplementation((...args) => {
      if (server.isStorageBlocked) throw new DOMException('blocked', 'SecurityError')
      return open(...args)
    })
  })
  afterEach(async () => {
    await pass(0)
    vi.useRealTimers()
    server.isStorageBlocked = false
    forms.length = 0
    await (await CopyStore.open(keys.ana)).eraseAll()
    closeStore()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
}

/** Opens the document in a form, with what can be done to it. */
export function openForm({ isNew = false, autosaves = true, account = 'ana' } = {}) {
  const saver = new Saver()
  forms.push(saver)
  let values: FormValues = isNew ? {} : { ...server.stored }
  const accepted: FormValues[] = []
  const port: FormPort = {
    target: { collection: 'posts', id: isNew ? undefined : id },
    language: 'en',
    account,
    autosaves,
    title: () => String(values.title),
    isTouched: () => true,
    read: () => ({ ...values }),
    accept: (document, isOwn) => {
      for (const field of Object.keys(values)) if (isOwn(field)) values[field] = document[field]
      accepted.push(document)
    },
    showProblems: vi.fn(),
    fill: (given) => {
      values = { ...values, ...given }
      return Promise.resolve()
    },
    markUnsaved: vi.fn(),
    saved: vi.fn(),
    created: vi.fn(),
  }
  saver.open(port, isNew ? undefined : { ...server.stored })
  const type = (given: FormValues) => {
    values = { ...values, ...given }
    saver.look()
  }
  return { saver, port, type, values: () => values, bar: () => barOf(saver.getState()) }
}

/** Lets time pass, and what waits for other things than time. */
export async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  await Promise.all(forms.map((saver) => saver.words?.isWritten()))
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

export const copies = async (key = keys.ana) => (await CopyStore.open(key)).read()
