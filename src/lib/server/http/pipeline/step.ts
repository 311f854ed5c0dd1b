import type { IncomingMessage, ServerResponse } from 'node:http'

/** Changes a request before Next sees it, or sends the response and returns `ended`. Must not throw. */
export type RequestStep = (request: IncomingMessage, response: ServerResponse) => 'ended' | undefined

/** Changes the headers of a response that is about to be sent and returns its status. Must not throw. */
export type ResponseStep = (response: ServerResponse, status: number) => number
