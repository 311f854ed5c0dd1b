import { AsyncLocalStorage } from 'node:async_hooks'
import { Server, ServerResponse, type IncomingMessage } from 'node:http'

import { withRequestId } from '@/lib/server/log'
import { isServerFunctionCall } from './override-status'
import { requestIdOf } from './request-id'
import { requestSteps, responseSteps } from './steps'

type WriteHead = (this: ServerResponse, status: number, ...rest: unknown[]) => ServerResponse
type Emit = (this: Server, ...event: [name: string, ...args: unknown[]]) => boolean

let isInstalled = false

/**
 * Runs the request and response steps for every HTTP request of this process. Patches two methods of Node's HTTP, once:
 * Next's standalone server offers no hook before its router and none for the responses that it sends itself.
 */
export function installRequestPipeline(): void {
  if (isInstalled) return
  isInstalled = true
  const reports = (globalThis.requestReports ??= new AsyncLocalStorage())

  const { emit } = Server.prototype as { emit: Emit }
  Server.prototype.emit = function (...event) {
    if (event[0] !== 'request') return Reflect.apply(emit, this, event)
    const [, request, response] = event as unknown as ['request', IncomingMessage, ServerResponse]
    const hasEnded = requestSteps.some((step) => step(request, response) === 'ended')
    // Until it runs, a server function has not been called with what it can read.
    const report = isServerFunctionCall(request) ? { callStatus: 400 } : {}
    const handle = () => reports.run(report, () => Reflect.apply(emit, this, event))
    return hasEnded || withRequestId(requestIdOf(request), handle)
  } satisfies Emit

  const writeHead = ServerResponse.prototype.writeHead as WriteHead
  ServerResponse.prototype.writeHead = function (status, ...rest) {
    // Node throws when headers are written twice; the steps would throw a less helpful error first.
    const final = this.headersSent
      ? status
      : responseSteps.reduce((current, step) => step(this, current), status)
    return Reflect.apply(writeHead, this, [final, ...rest])
  } satisfies WriteHead as typeof ServerResponse.prototype.writeHead
}
