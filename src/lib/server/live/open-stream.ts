import { AppError } from '@/lib/app-error'
import { MAX_HEARTBEAT_MS } from '@/lib/live'
import { isStaff } from '@/lib/roles'
import { authenticate } from '@/lib/server/auth/authenticate'
import { withOwnDatabaseReport } from '@/lib/server/db/outage'
import { authorize } from '@/lib/server/http/authorize'
import { withErrorResponse } from '@/lib/server/http/error-response'
import { consumeRateLimit } from '@/lib/server/http/rate-limit'
import { addStream, removeStream, type LiveStream, heartbeatEvent, resetEvent, retryAfter } from './streams'

/**
 * `x-accel-buffering` makes nginx send each event at once. The connection ends with the stream, so that it delays no stop.
 */
const headers = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  connection: 'close',
}

/** Responds with the stream of changes, to staff only. */
export const handleStream = (request: Request): Promise<Response> =>
  withErrorResponse(request, async () => {
    const { user } = await authorize(request, 'staff')
    if (!user) throw new AppError('unauthenticated')
    await consumeRateLimit('liveStream', user.id)
    return new Response(openStream(request, user.id), { headers })
  })

/** When the first heartbeat is sent, in milliseconds: it notices a session that ended while the stream was being opened. */
const FIRST_HEARTBEAT_MS = 1_500
const MIN_HEARTBEAT_MS = 15_000
/** Browsers wait between one and three seconds, so that they do not all come back at once after a restart. */
const MIN_RETRY_MS = 1_000
const RETRY_SPREAD_MS = 2_000
/** What a browser has not read yet. */
const MAX_BUFFERED_BYTES = 16_384

const randomBetween = (min: number, max: number) => min + Math.random() * (max - min)

/** Returns whether the session is still one of that staff member. While the database does not answer, it is. */
const isValid = (headers: Headers, userId: string): Promise<boolean> =>
  withOwnDatabaseReport(() => authenticate(headers)).then(
    ({ user }) => user?.id === userId && isStaff(user),
    (error: unknown) => error instanceof AppError && error.code === 'unavailable',
  )

/**
 * Returns the stream of changes for one board, which ends with its session. It holds no database connection: the session is
 * checked again at each heartbeat. Throws AppError as `addStream` does.
 */
function openStream(
  { headers, signal }: Pick<Request, 'headers' | 'signal'>,
  userId: string,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let stream: LiveStream | undefined
  let timer: NodeJS.Timeout | undefined
  let isBehind = false

  const start = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
    const write = (text: string) => controller.enqueue(encoder.encode(text))
    const opened: LiveStream = {
      userId,
      send(event) {
        if (isBehind || (controller.desiredSize ?? 0) <= 0) isBehind = true
        else write(event)
      },
      async checkSession() {
        if (!(await isValid(headers, userId))) opened.close()
      },
      close() {
        if (stream) controller.close()
        forget()
      },
    }
    const heartbeat = () => {
      // It has read nothing since the last heartbeat, so it may be gone; otherwise it connects again.
      if (isBehind) {
        opened.close()
        return
      }
      opened.send(heartbeatEvent())
      void opened.checkSession()
      heartbeatAfter(randomBetween(MIN_HEARTBEAT_MS, MAX_HEARTBEAT_MS))
    }
    const heartbeatAfter = (milliseconds: number) => (timer = setTimeout(heartbeat, milliseconds).unref())
    addStream(opened)
    stream = opened
    write(retryAfter(Math.round(MIN_RETRY_MS + Math.random() * RETRY_SPREAD_MS)) + heartbeatEvent())
    heartbeatAfter(FIRST_HEARTBEAT_MS)
  }

  const forget = () => {
    clearTimeout(timer)
    if (stream) removeStream(stream)
    stream = undefined
    signal.removeEventListener('abort', forget)
  }

  /** The browser has read what was buffered: it refetches instead of reading what it missed. */
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    if (isBehind) controller.enqueue(encoder.encode(resetEvent()))
    isBehind = false
  }

  const size = (chunk?: Uint8Array) => chunk?.byteLength ?? 0
  signal.addEventListener('abort', forget)
  return new ReadableStream({ start, pull, cancel: forget }, { highWaterMark: MAX_BUFFERED_BYTES, size })
}
