import { Server, type ServerResponse } from 'node:http'
import { Server as SocketServer } from 'node:net'

/**
 * An iteration of the event loop that takes longer ran other code, during which more connections may have arrived. In
 * milliseconds.
 */
const SHORT_TURN_MS = 5

/** After this, even a server that is never idle stops accepting connections. */
const MAX_ACCEPT_MS = 2_000

/**
 * Makes `close` of every HTTP server of this process serve its open connections for at least `drainMs`. Node closes idle
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
function acceptWaiting(server: Server, done: () => void): void {
  const startedAt = performance.now()
  let lastTurn = startedAt
  let hasAccepted = true
  server.on('connection', () => (hasAccepted = true))
  const turn = () => {
    const now = performance.now()
    const isQuiet = !hasAccepted && now - lastTurn < SHORT_TURN_MS
    if (isQuiet || now - startedAt > MAX_ACCEPT_MS) return done()
    hasAccepted = false
    lastTurn = now
    setImmediate(turn)
  }
  setImmediate(turn)
}
