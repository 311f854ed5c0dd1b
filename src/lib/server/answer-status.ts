import { AsyncLocalStorage } from 'node:async_hooks'
import { Server, ServerResponse } from 'node:http'

/**
 * The status of a page that is made for one visitor. Next answers 200 for whatever it renders, and `notFound()` sends a
 * page without words; here a page says its status and shows what it has to say.
 */

type Answer = { status?: number }

/** One for the process: the build holds this file once for pages and once for what runs at the start. */
const shared = globalThis as { answers?: AsyncLocalStorage<Answer> }
const answers = (shared.answers ??= new AsyncLocalStorage<Answer>())

/** Gives the page that is being made this status, if its answer has not begun. */
export function answerWith(status: 403 | 404 | 429 | 503): void {
  const answer = answers.getStore()
  if (answer) answer.status = status
}

/** Lets pages say their status. Once for the process, before it answers. */
export function hearStatuses(): void {
  const { emit } = Server.prototype
  Server.prototype.emit = function (this: Server, ...event: [name: string, ...told: unknown[]]) {
    const answer = () => Reflect.apply(emit, this, event) as boolean
    return event[0] === 'request' ? answers.run({}, answer) : answer()
  } as typeof emit
  const { writeHead } = ServerResponse.prototype
  ServerResponse.prototype.writeHead = function (this: ServerResponse, ...args: [number, ...unknown[]]) {
    const status = answers.getStore()?.status
    if (status && args[0] === 200) args[0] = status
    return Reflect.apply(writeHead, this, args) as ServerResponse
  } as typeof writeHead
}
