import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** What the thread prints, with an input that can be cloned. */
export type PdfRequest = { id: number; document: 'invoice' | 'proposal'; input: unknown }
export type PdfResponse = { id: number; bytes?: Uint8Array<ArrayBuffer>; error?: string }

/** A release has the thread as one file (scripts/site/build-release.ts). */
const threadFile = () => join(process.cwd(), 'pdf-thread.mjs')

/** How long the thread may take for one PDF, and how long it waits for the next. In milliseconds. */
const MAX_TIME = 60_000
const IDLE_TIME = 30_000

type Waiting = { resolve: (bytes: Uint8Array<ArrayBuffer>) => void; reject: (error: Error) => void }

/** One thread: a long proposal takes seconds, in which other requests go on. It ends when nothing was printed for a while. */
let thread: Worker | undefined
let waiting = new Map<number, Waiting>()
let idle: NodeJS.Timeout | undefined
let nextId = 1

/**
 * Prints a PDF in the thread of this process, which prints one at a time. Without a release, as in tests and `npm run dev`,
 * `here` prints it. Throws when it takes more than a minute.
 */
export async function printPdf(
  document: PdfRequest['document'],
  input: object,
  here: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!existsSync(threadFile())) return here()
  clearTimeout(idle)
  const id = nextId++
  const worker = (thread ??= startThread())
  const limit = setTimeout(() => fail(worker, new Error('a PDF took more than a minute')), MAX_TIME)
  try {
    return await new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, document, input } satisfies PdfRequest)
    })
  } finally {
    clearTimeout(limit)
    if (waiting.size === 0) idle = setTimeout(endThread, IDLE_TIME).unref()
  }
}

function startThread(): Worker {
  // The bundler resolves the file of `new Worker` at build time, and the release adds this one afterward.
  const worker = Reflect.construct(Worker, [
    threadFile(),
    { resourceLimits: { maxOldGenerationSizeMb: 512 } },
  ] satisfies ConstructorParameters<typeof Worker>)
  // The process may end while the thread waits.
  worker.unref()
  worker.on('message', ({ id, bytes, error }: PdfResponse) => {
    const { resolve, reject } = waiting.get(id) ?? {}
    waiting.delete(id)
    if (bytes) resolve?.(bytes)
    else reject?.(new Error(error))
  })
  worker.on('error', (error) => fail(worker, error instanceof Error ? error : new Error(String(error))))
  worker.on('exit', () => fail(worker, new Error('the thread that prints PDFs ended')))
  return worker
}

/** Ends a thread and what waits for it; the next PDF starts another. */
function fail(worker: Worker, error: Error): void {
  if (worker !== thread) return
  const lost = waiting
  waiting = new Map()
  thread = undefined
  void worker.terminate()
  for (const { reject } of lost.values()) reject(error)
}

function endThread(): void {
  const worker = thread
  thread = undefined
  void worker?.terminate()
}
