import type { RequestStep } from './step'

/** Treats TRACE as OPTIONS: the Fetch API forbids a `Request` with that method, so Next would respond with 500. */
export const replaceTraceMethod: RequestStep = (request) => {
  if (request.method === 'TRACE') request.method = 'OPTIONS'
}
