import { isStaff } from '@/features/accounts/rules'
import { AppError } from '@/lib/app-error'
import { isPictureName } from '@/lib/picture-rules'
import { authenticate } from './authenticate'
import { addressOf, atTheDoor, checkOrigin } from './door'
import { boundedBody, boundedQuery, isOverridden, withoutOverride } from './rest-bounds'
import { boundedForm, isForm } from './rest-form'
import { signInRequest, withHint } from './sign-in'
import { turns } from './turns'

type Args = { params: Promise<{ slug?: string[] }> }
type Handler = (request: Request, args: Args) => Promise<Response>

/** What everybody may call of Payload's REST: signing in and out, and the ways back in (design.md). */
const open = [
  /^POST users\/(login|logout|refresh-token|forgot-password|reset-password)$/,
  /^POST users\/verify\/[\w-]+$/,
  /^GET users\/me$/,
]

/** The files of public pictures; their lists and rows are staff's. */
const publicFile = /^(?:GET|HEAD) (?:blog|testimonial|site)-images\/file\/([^/]+)$/

/** What nobody may: the first admin comes from a command (security.md, L6); jobs run in the worker. */
const closed =
  /^\w+ (users\/(first-register|unlock|init)|graphql.*|payload-(jobs|kv|migrations).*|form-drafts.*)$/

/**
 * A picture is drawn within Payload's transaction: each holds a connection and its pixels for seconds. Whoever waits
 * here holds neither, and pages keep the rest of the pool.
 */
const inTurn = turns(2, 20)

/** Payload's REST behind our door: staff only, but for signing in (design.md). Everybody else is told 404. */
export function guard(handler: Handler): Handler {
  return (request, args) =>
    atTheDoor(request, async () => {
      const path = ((await args.params).slug ?? []).join('/')
      const call = `${request.method} ${path}`
      checkOrigin(request)
      if (closed.test(call)) throw new AppError('not_found')
      if (open.some((pattern) => pattern.test(call))) return signIn(path, request, args, handler)
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
async function signIn(path: string, request: Request, args: Args, handler: Handler): Promise<Response> {
  if (isOverridden(request)) throw new AppError('not_found')
  const checked = await signInRequest(path, request, addressOf(request))
  return withHint(path, await handler(checked, args))
}
