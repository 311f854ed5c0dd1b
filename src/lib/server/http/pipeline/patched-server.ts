import { AsyncLocalStorage } from 'node:async_hooks'
import { Server, ServerResponse, type IncomingMessage } from 'node:http'
import { Server as SocketServer } from 'node:net'

import { withRequestId } from '@/lib/server/log'
import { readAfter } from '../last-write'
import { isServerFunctionCall } from './response'
import { requestIdOf } from './request-headers'
import { requestSteps, responseSteps } from './steps'

/**
 * Everything that this process changes in Node's HTTP server, because Next's standalone server offers no hook for it: three
 * methods, each once (docs/request-pipeline.md). One other file patches Node: `next-keys.ts`, before Next is loaded.
 */

type WriteHead = (this: ServerResponse, status: number, ...rest: unknown[]) => ServerResponse
type Emit = (this: Server, ...event: [name: string, ...args: unknown[]]) => boolean

let isPatched = false

/** Runs the request and response steps for every HTTP request of this process. */
export function runPipeline(): void {
  if (isPatched) return
  isPatched = true
  patchEmit()
  patchWriteHead()
}

/** `Server.emit`: the request steps, before Next's router, and the context that its logs and its status are read from. */
function patchEmit(): void {
  const reports = (globalThis.requestReports ??= new AsyncLocalStorage())
  const { emit } = Server.prototype as { emit: Emit }
  Server.prototype.emit = function (...event) {
    if (event[0] !== 'request') return Reflect.apply(emit, this, event)
    const [, request, response] = event as unknown as ['request', IncomingMessage, ServerResponse]
    const hasEnded = requestSteps.some((step) => step(request, response) === 'ended')
    // Until it runs, a server function has not been called with what it can read.
    const report = {
      readAfter: readAfter(request),
      ...(isServerFunctionCall(request) && { callStatus: 400 }),
    }
    const handle = () => reports.run(report, () => Reflect.apply(emit, this, event))
    return hasEnded || withRequestId(requestIdOf(request), handle)
  } satisfies Emit
}

/** `ServerResponse.writeHead`: the response steps, for what Next sends itself, too. */
function patchWriteHead(): void {
  const { writeHead } = ServerResponse.prototype as { writeHead: WriteHead }
  ServerResponse.prototype.writeHead = function (status, ...rest) {
    // Node throws when headers are written twice; the steps would throw a less helpful error first.
    const final = this.headersSent
      ? status
      : responseSteps.reduce((current, step) => step(this, current), status)
    return Reflect.apply(writeHead, this, [final, ...rest])
  } satisfies WriteHead as typeof ServerResponse.prototype.writeHead
}

/**
 * An iteration of the event loop that takes longer ran other code, during which more connections may have arrived. In
 * milliseconds.
 */
const SHORT_TURN_MS = 5

/** After this, even a server that is never idle stops accepting connections. */
const MAX_ACCEPT_MS = 2_000

/**
 * `Server.close`: open connections are served for at least `drainMs`. Node closes idle
 * connections at once, and a request that nginx has just sent on one of them is lost; nginx does not repeat a POST. New
 * connections are refused, so that nginx asks the next web process. Each response closes its connection.
 */
export function drainConnectionsOnClose(drainMs: number): void {
  Server.prototype.close = function (callback?: (error?: Error) => void) {
    this.prependListener('request', (_request, response: ServerResponse) => {
      response.setHeader('connection', 'close')
    })
    acceptWaiting(this, () => {
      SocketServer.prototype.close.call(this, callback)
      setTimeout(() => this.closeIdleConnections(), drainMs)
    })
    return this
  }
}

/**
 * Calls `done` once no connection waits to be accepted: the system resets those when the server stops listening. Node
 * accepts one per iteration of the event loop.
 */
function acceptWaiting(server: SocketServer, done: () => void): void {
  const startedAt = performance.now()
  let lastTurn = startedAt
  let hasAccepted = true
  server.on('connection', () => (hasAccepted = true))
  const turn = () => {
    const now = performance.now()
    const isQuiet = !hasAccepted && now - lastTurn < SHORT_TURN_MS
    hasAccepted = false
    lastTurn = now
    if (isQuiet || now - startedAt > MAX_ACCEPT_MS) done()
    else setImmediate(turn)
  }
  setImmediate(turn)
}
