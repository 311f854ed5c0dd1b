import type { z } from 'zod'

import { isStaff } from '@/features/accounts/rules'
import { AppError } from '@/lib/app-error'
import { isPictureName } from '@/lib/picture-rules'
import { authenticate } from './authenticate'
import { addressOf, atTheDoor, checkOrigin } from './door'
import { admit, parse, type Verb } from './handle'
import { consume } from './limits'
import { boundedBody, boundedQuery, isOverridden, withoutOverride } from './rest-bounds'
import { boundedForm, isForm } from './rest-form'
import { endOldSessions } from './session'
import { signInRequest, withHint } from './sign-in'
import { turns } from './turns'

type Args = { params: Promise<{ slug?: string[] }> }
type Handler = (request: Request, args: Args) => Promise<Response>

/** What answers in place of Payload's own, by the path below /api: its forms in the admin call these too. */
export type OwnCalls = Readonly<Record<string, Pick<Verb<z.ZodType, object>, 'input' | 'run'>>>

/** What everybody may call of Payload's REST: signing in and out, and the ways back in (design.md). */
const open = [/^POST users\/(login|logout|refresh-token|forgot-password|reset-password)$/, /^GET users\/me$/]

/** The files of public pictures; their lists and rows are staff's. */
const publicFile = /^(?:GET|HEAD) (?:blog|testimonial|site)-images\/file\/([^/]+)$/

/** What nobody may: the first admin comes from a command (security.md, L6); jobs run in the worker. */
const closed =
  /^\w+ (users\/(first-register|unlock|init|verify\/.*)|graphql.*|payload-(jobs|kv|migrations).*|form-drafts.*)$/

/**
 * A picture is drawn within Payload's transaction: each holds a connection and its pixels for seconds. Whoever waits
 * here holds neither, and pages keep the rest of the pool.
 */
const inTurn = turns(2, 20)

/** Payload's REST behind our door: staff only, but for signing in (design.md). Everybody else is told 404. */
export function guard(handler: Handler, own: OwnCalls = {}): Handler {
  return (request, args) =>
    atTheDoor(request, async () => {
      const path = ((await args.params).slug ?? []).join('/')
      const call = `${request.method} ${path}`
      checkOrigin(request)
      if (closed.test(call)) throw new AppError('not_found')
      if (open.some((pattern) => pattern.test(call))) return signIn(path, request, args, handler, own)
      if (isPictureName(publicFile.exec(call)?.[1] ?? '')) return pictureFile(path, request, args, handler)
      const account = await requireStaff(request)
      const asked = await withoutOverride(request)
      const url = boundedQuery(asked.url, asked.method)
      if (!isForm(asked)) return handler(await boundedBody(asked, url), args)
      const form = await boundedForm(asked, url, account)
      const answer = () => handler(form.request, args)
      return form.holdsFile ? inTurn(answer) : answer()
    })
}

/** The id of whoever asks. */
async function requireStaff(request: Request): Promise<string> {
  const { user } = await authenticate(request.headers)
  if (!user || !isStaff(user)) throw new AppError('not_found')
  return user.id
}

/** The same for everybody, so nobody's session is looked at; Payload does not know HEAD. */
function pictureFile(path: string, request: Request, args: Args, handler: Handler): Promise<Response> {
  const range = request.headers.get('range')
  const headers = range ? { range } : undefined
  return handler(new Request(new URL(`/api/${path}`, request.url), { headers, signal: request.signal }), args)
}

/** A POST that says it is a GET would slip past the list of open calls. */
async function signIn(
  path: string,
  request: Request,
  args: Args,
  handler: Handler,
  own: OwnCalls,
): Promise<Response> {
  if (isOverridden(request)) throw new AppError('not_found')
  if (/^users\/(logout|refresh-token)$/.test(path)) await requireAnswer(path, request)
  const checked = await signInRequest(path, request, addressOf(request))
  const call = own[path]
  return call ? answerOwn(call, request, checked) : withHint(path, await handler(checked, args))
}

/** Payload takes a database that is away for nobody being signed in: then it is 503, and the session stays. */
async function requireAnswer(path: string, request: Request): Promise<void> {
  const { payload, user } = await authenticate(request.headers)
  if (path !== 'users/refresh-token') return
  await consume('renewal', user?.id ?? addressOf(request))
  if (user) await endOldSessions(payload, user.id)
}

async function answerOwn(call: OwnCalls[string], request: Request, checked: Request): Promise<Response> {
  const context = await admit(request, 'anyone')
  const result = await call.run(context, parse(call.input, await checked.json()))
  // `message` is what Payload's own forms look for.
  return Response.json({ success: true, message: 'Success', ...result }, { headers: context.answer })
}
