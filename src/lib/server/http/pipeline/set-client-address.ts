import { env } from '@/env'
import { clientAddress } from '../client-address'
import type { RequestStep } from './step'

/** Replaces `x-forwarded-for` by the one client address that can be trusted (`TRUSTED_PROXIES`). */
export const setClientAddress: RequestStep = ({ headers, socket }) => {
  const forwarded = headers['x-forwarded-for']
  headers['x-forwarded-for'] = clientAddress(
    Array.isArray(forwarded) ? forwarded.join(',') : forwarded,
    socket.remoteAddress,
    env.TRUSTED_PROXIES,
  )
}
