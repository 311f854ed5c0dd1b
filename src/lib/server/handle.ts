import { createLocalReq, type PayloadRequest } from 'payload'
import type { z } from 'zod'

import { isAdmin, isEnded, isStaff } from '@/features/accounts/rules'
import { AppError } from '@/lib/app-error'
import { faultsOf } from '@/lib/faults'
import { authenticate, live, type SignedIn } from './authenticate'
import { addressOf, atTheDoor, checkOrigin, readBody } from './door'
import { consume, type Limit } from './limits'

/** What an operation is given: the request with its authority, and where it came from. */
export type Context = { req: PayloadRequest; user: SignedIn | null; address: string }

/** The same with what passes between browser and server beside the body: for what opens and ends sessions. */
export type BrowserContext = Context & {
  /** What the browser sent along. */
  sent: Headers
  /** Headers for the answer, cookies above all; dropped when the operation fails. */
  answer: Headers
}

/** `user` is anybody with an account that was not ended. */
type Who = 'anyone' | 'user' | 'client' | 'staff' | 'admin'

export type Verb<Input extends z.ZodType, Result extends object> = {
  who: Who
  /** Counted for the address of anonymous callers, for the user otherwise. */
  limit?: Limit
  input: Input
  run: (context: BrowserContext, input: z.output<Input>) => Promise<Result>
  /** The longest body in bytes. */
  maxBytes?: number
}

/**
 * The one door of our verbs: origin, session with the role from the database, limit, size, shape, then the
 * operation. Answers `{ success: true, ...result }`, or `{ success: false, error, fields }` with the status.
 */
export function handle<Input extends z.ZodType, Result extends object>(verb: Verb<Input, Result>) {
  return (request: Request): Promise<Response> =>
    atTheDoor(request, async () => {
      checkOrigin(request)
      const context = await admit(request, verb.who)
      if (verb.limit) await consume(verb.limit, context.user?.id ?? context.address)
      const input = parse(verb.input, await readJson(request, verb.maxBytes ?? 64 * 1024))
      const result = await verb.run(context, input)
      return Response.json({ success: true, ...result }, { headers: context.answer })
    })
}

/** A file that is made for whoever asks. */
export type Paper = { name: string; type: 'application/pdf'; bytes: Uint8Array<ArrayBuffer> }

type Download = {
  who: Exclude<Who, 'anyone'>
  limit: Limit
  /** `params` are the parts of the path, as they were asked for. */
  run: (context: Context, params: Record<string, string>) => Promise<Paper>
}

/** The same door for what is downloaded: session, limit, operation. It only reads, and no cache keeps its answer. */
export function download({ who, limit, run }: Download) {
  return (request: Request, { params }: { params: Promise<Record<string, string>> }): Promise<Response> =>
    atTheDoor(request, async () => {
      const context = await admit(request, who)
      await consume(limit, context.user?.id ?? context.address)
      const { name, type, bytes } = await run(context, await params)
      const headers = {
        'content-type': type,
        'content-disposition': `attachment; filename="${name}"`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      }
      return new Response(bytes, { headers })
    })
}

/** Lets in whoever may: `unauthenticated` without a session, `forbidden` with the wrong role. */
export async function admit(request: Request, who: Who): Promise<BrowserContext> {
  const { payload, user } =
    who === 'anyone' ? { payload: await live(), user: null } : await authenticate(request.headers)
  if (who !== 'anyone' && !user) throw new AppError('unauthenticated')
  const allowed = {
    anyone: true,
    user: user !== null && !isEnded(user),
    client: user?.role === 'client' && !isEnded(user),
    staff: isStaff(user),
    admin: isAdmin(user),
  }[who]
  if (!allowed) throw new AppError('forbidden')
  const req = await createLocalReq({ user: user ?? undefined }, payload)
  return { req, user, address: addressOf(request), sent: request.headers, answer: new Headers() }
}

/** What the schema makes of a value; throws `invalid` with the faults by field. */
export function parse<Input extends z.ZodType>(schema: Input, value: unknown): z.output<Input> {
  const result = schema.safeParse(value)
  if (!result.success) throw new AppError('invalid', { fields: faultsOf(result.error) })
  return result.data
}

async function readJson(request: Request, limit: number): Promise<unknown> {
  const body = await readBody(request, limit)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    throw new AppError('invalid')
  }
}
