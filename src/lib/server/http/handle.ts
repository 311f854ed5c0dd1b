import { z } from 'zod'
import { getLocalI18n, type PayloadRequest } from 'payload'
import type { Endpoint, Json } from '@/lib/api'
import { AppError } from '@/lib/app-error'
import { fieldErrorsOf } from '@/lib/field-errors'
import { once } from '@/lib/server/db/once'
import { fromReplica } from '@/lib/server/db/replica-reads'
import { redirectPolicy } from '@/lib/content-policy.mjs'
import { authorize, type BrowserContext, type Who } from './authorize'
import { withErrorResponse } from './error-response'
import { consumeRateLimit, type RateLimit } from './rate-limit'
import { checkOrigin, parseJson, readBody } from './request'

export type Respond = (request: Request) => Promise<Response>

/**
 * The queries (GET) and verbs (POST) of a feature, by their name below /api. They share one route with Payload's REST API:
 * the build of each route file holds a copy of all the code that it needs, so one file for each would take minutes and
 * gigabytes.
 */
export type Endpoints = { GET?: Readonly<Record<string, Respond>>; POST?: Readonly<Record<string, Respond>> }

type MethodOf<Declared, Name extends 'GET' | 'POST'> = Declared extends { [Key in Name]: infer All }
  ? All
  : object
type TypesOf<All> = {
  [Name in keyof All]: All[Name] extends Endpoint<infer Input, infer Result>
    ? { input: Input; result: Json<Result> }
    : never
}
/** The verbs and the queries that a feature declares, by name. */
export type VerbsOf<Declared> = TypesOf<MethodOf<Declared, 'POST'>>
export type QueriesOf<Declared> = TypesOf<MethodOf<Declared, 'GET'>>

/** The maximum size of the body of a verb. */
export const MAX_BODY_BYTES = 64 * 1024

export type Verb<Input extends z.ZodType, Result extends object> = {
  who: Who
  /** Counted by address for anonymous callers, by user otherwise. */
  limit?: RateLimit
  input: Input
  run: (context: BrowserContext, input: z.output<Input>) => Promise<Result>
  /**
   * The name of the verb, if a repeat of a submission must change nothing: the body may carry a `submission_id`. The operation
   * then runs in a transaction.
   */
  once?: string
  /** The maximum size of the body. */
  maxBytes?: number
}

/**
 * Returns the route handler of a verb: checks origin, session, role, rate limit, size and shape of the input, then runs the
 * operation. Responds with `{ success: true, ...result }`, or with `{ success: false, error, fields }` and the status of
 * the error.
 */
export function handle<Input extends z.ZodType, Result extends object>(
  verb: Verb<Input, Result>,
): Endpoint<z.input<Input> & { submission_id?: string }, Result> {
  return (request) =>
    withErrorResponse(request, async () => {
      checkOrigin(request)
      const context = await authorize(request, verb.who)
      if (verb.limit) await consumeRateLimit(verb.limit, context.user?.id ?? context.address)
      const body = await readBody(request, verb.maxBytes ?? MAX_BODY_BYTES)
      const value = parseJson(body)
      const input = parseInput(verb.input, value)
      const run = () => verb.run(context, input)
      const result = verb.once ? await once(context.req, verb.once, submissionOf(value), run) : await run()
      return Response.json({ success: true, ...result }, { headers: context.responseHeaders })
    })
}

const submissionId = z.object({ submission_id: z.uuid('invalid').optional() })

/** The id of a submission and what it says. */
function submissionOf(value: unknown) {
  const { submission_id: id } = parseInput(submissionId, value)
  return { id, content: { ...(value as object), submission_id: undefined } }
}

/** Returns the parsed value. Throws `invalid` with the error codes by field. */
export function parseInput<Input extends z.ZodType>(schema: Input, value: unknown): z.output<Input> {
  const result = schema.safeParse(value)
  if (!result.success) throw new AppError('invalid', { fields: fieldErrorsOf(result.error) })
  return result.data
}

type Query<Input extends z.ZodType, Result extends object> = {
  who: Exclude<Who, 'anyone'>
  /** The schema of the query string, as an object of texts. */
  input: Input
  /** Whether it may be read on the replica: for lists, not for what a form is filled with. */
  onReplica?: true
  run: (req: PayloadRequest, input: z.output<Input>) => Promise<Result>
}

/**
 * Returns the GET handler of a query, by which a staff board refetches what it shows: checks session, role and input, then
 * responds with `{ success: true, result }`. Changes nothing and is never cached.
 */
export function handleQuery<Input extends z.ZodType, Result extends object>(
  query: Query<Input, Result>,
): Endpoint<z.input<Input>, Result> {
  return (request) =>
    withErrorResponse(request, async () => {
      const { req, user } = await authorize(request, query.who)
      // What is read names fields and pages; Payload would name them in its default language.
      if (user) req.i18n = await getLocalI18n({ config: req.payload.config, language: user.language })
      const values = Object.fromEntries(new URL(request.url).searchParams)
      const reading = query.onReplica ? fromReplica(req) : req
      return Response.json({
        success: true,
        result: await query.run(reading, parseInput(query.input, values)),
      })
    })
}

type Navigation<Input extends z.ZodType> = {
  /** The schema of the query string, as an object of texts. */
  input: Input
  /** Returns the path of this site to go to. Checks access itself. */
  run: (request: Request, input: z.output<Input>) => Promise<string>
}

/**
 * Returns the GET handler of a link that leads to another page of the site, and may set cookies on the way. Writes nothing
 * to the database, because browsers and scanners follow links on their own.
 */
export function handleNavigation<Input extends z.ZodType>({ input, run }: Navigation<Input>) {
  return (request: Request): Promise<Response> =>
    withErrorResponse(request, async () => {
      const values = Object.fromEntries(new URL(request.url).searchParams)
      const location = await run(request, parseInput(input, values))
      const headers = { location, 'content-security-policy': redirectPolicy }
      return new Response(null, { status: 303, headers })
    })
}
