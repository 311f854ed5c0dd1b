import { createLocalReq, type PayloadRequest } from 'payload'

import { AppError } from '@/lib/app-error'
import { isAdmin, isDeactivated, isStaff } from '@/lib/roles'
import { authenticate, connectedPayload, type SignedIn } from '@/lib/server/auth/authenticate'
import { clientAddressOf } from './request'

/** What an operation receives: the request with its access, and the client address that it came from. */
export type Context = { req: PayloadRequest; user: SignedIn | null; address: string }

/** Adds the HTTP headers, for operations that read or set cookies. */
export type BrowserContext = Context & {
  requestHeaders: Headers
  /** Sent when the operation succeeds. */
  responseHeaders: Headers
}

/** `user` is every account that is not deactivated. */
export type Who = 'anyone' | 'user' | 'client' | 'staff' | 'admin'

/** Whether the page that sent a request shows another account: someone else has signed in in its browser since. */
const isOfAnother = ({ headers }: Request, { id }: SignedIn): boolean =>
  (headers.get('puente-account') ?? id) !== id

/** Returns the context of a request. Throws `unauthenticated` without a session of the account that the page shows, and `forbidden` for another role. */
export async function authorize(request: Request, who: Who): Promise<BrowserContext> {
  const { payload, user } =
    who === 'anyone' ? { payload: await connectedPayload(), user: null } : await authenticate(request.headers)
  if (who !== 'anyone' && (!user || isOfAnother(request, user))) throw new AppError('unauthenticated')
  const isAllowed = {
    anyone: true,
    user: user !== null && !isDeactivated(user),
    client: user?.role === 'client' && !isDeactivated(user),
    staff: isStaff(user),
    admin: isAdmin(user),
  }[who]
  if (!isAllowed) throw new AppError('forbidden')
  return {
    req: await createLocalReq({ user: user ?? undefined }, payload),
    user,
    address: clientAddressOf(request),
    requestHeaders: request.headers,
    responseHeaders: new Headers(),
  }
}

/**
 * Returns the user. Throws AppError 'unauthenticated' without one and 'forbidden' for anyone but active staff. Queries and
 * operations that use `databaseOf` call it first, because a statement has no access control of its own.
 */
export function requireStaff({ user }: PayloadRequest): NonNullable<PayloadRequest['user']> {
  if (!user) throw new AppError('unauthenticated')
  if (!isStaff(user)) throw new AppError('forbidden')
  return user
}

/** Throws AppError 'unauthenticated' without a user and 'forbidden' for anyone but active admins. */
export function requireAdmin(req: PayloadRequest): void {
  requireStaff(req)
  if (!isAdmin(req.user)) throw new AppError('forbidden')
}
