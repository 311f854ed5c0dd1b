import { isStaff } from '@/features/accounts/rules'
import { AppError } from '@/lib/app-error'
import { authenticate } from './authenticate'
import { addressOf, atTheDoor, checkOrigin, readBody } from './door'
import { limitSignIn, withHint } from './sign-in'

type Handler = (request: Request, args: { params: Promise<{ slug?: string[] }> }) => Promise<Response>

const jsonLimit = 2 * 1024 * 1024
const uploadLimit = 50 * 1024 * 1024
const signInLimit = 16 * 1024

/** What everybody may call of Payload's REST: signing in and out, and the ways back in (design.md). */
const open = [
  /^POST users\/(login|logout|refresh-token|forgot-password|reset-password)$/,
  /^POST users\/verify\/[\w-]+$/,
  /^GET users\/me$/,
]

/** What nobody may: the first admin comes from a command (security.md, L6); jobs run in the worker. */
const closed =
  /^\w+ (users\/(first-register|unlock|init)|graphql.*|payload-jobs.*|form-drafts.*|payload-kv.*)$/

/** Payload's REST behind our door: staff only, but for signing in (design.md). Everybody else is told 404. */
export function guard(handler: Handler): Handler {
  return (request, args) =>
    atTheDoor(request, async () => {
      const path = ((await args.params).slug ?? []).join('/')
      const call = `${request.method} ${path}`
      checkOrigin(request)
      if (closed.test(call)) throw new AppError('not_found')
      const signIn = open.some((pattern) => pattern.test(call))
      if (signIn) refuseOverride(request)
      else await requireStaff(request)
      checkQuery(request)
      const bounded = await bound(request, signIn)
      if (signIn) await limitSignIn(path, bounded.clone(), addressOf(request))
      const response = await handler(bounded, args)
      return signIn ? withHint(path, response) : response
    })
}

async function requireStaff(request: Request): Promise<void> {
  const { user } = await authenticate(request.headers)
  if (!isStaff(user)) throw new AppError('not_found')
}

/** A POST that says it is a GET would slip past the list of open calls. */
function refuseOverride(request: Request): void {
  if (request.headers.has('x-http-method-override') || request.headers.has('x-payload-http-method-override'))
    throw new AppError('not_found')
}

/** Bounds what a query may ask for; sorting by a related or secret field would be an oracle (security.md, L7). */
function checkQuery(request: Request): void {
  const { search, searchParams } = new URL(request.url)
  if (search.length > 8_192 || /%00|\u0000/.test(search)) throw new AppError('invalid')
  const sort = searchParams.getAll('sort').join(',')
  if (/\.|hash|salt|token|password|session/i.test(sort)) throw new AppError('invalid')
  for (const [name, most] of [
    ['limit', 1_000],
    ['page', 1_000_000],
    ['depth', 10],
  ] as const) {
    const value = searchParams.get(name)
    if (value && !(/^\d{1,7}$/.test(value) && Number(value) <= most)) throw new AppError('invalid')
  }
}

/** The request with its body read up to the limit: Payload reads without one. */
async function bound(request: Request, signIn: boolean): Promise<Request> {
  const { method, headers, url, signal } = request
  if (method === 'GET' || method === 'HEAD' || !request.body)
    return new Request(url, { method, headers, signal })
  const multipart = headers.get('content-type')?.startsWith('multipart/form-data')
  const body = await readBody(request, signIn ? signInLimit : multipart ? uploadLimit : jsonLimit)
  if (!multipart && Buffer.from(body).includes('\\u0000')) throw new AppError('invalid')
  return new Request(url, { method, headers, body, signal })
}
