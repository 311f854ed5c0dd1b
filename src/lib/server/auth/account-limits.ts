import { consumeRateLimit, consumeSharedRateLimit, resetRateLimit } from '@/lib/server/http/rate-limit'

/**
 * Limits what strangers can do to an account: guess its password, request its emails. Counted by account and network
 * together, never by account alone: otherwise anyone could lock the owner out
 * (docs/decisions/0009-rate-limits-not-lockouts.md).
 */

/** The limits of each action, by account and network, and of all visitors. */
const limits = {
  login: { network: 'signInAccount', device: 'signInDevice', total: 'signInTotal' },
  email: { network: 'accountEmail', device: 'accountEmailDevice', total: 'accountEmailTotal' },
} as const

type Attempt = {
  /** What identifies the account in the request, such as its email address. It need not exist. */
  account: string
  address: string
  /** The browser, if it has signed in to the account before (known-device.ts). */
  device?: string
}

/** Addresses of one network are counted together (rate-limit.ts). */
const accountAndNetwork = ({ account, address }: Attempt): string => `${address} ${account}`

/**
 * Counts an attempt. Throws `too_many` when the network has reached its limit for the account, or all visitors together
 * have; a known browser has a limit of its own instead.
 */
export async function limitAttempt(action: keyof typeof limits, attempt: Attempt): Promise<void> {
  const { network, device, total } = limits[action]
  if (attempt.device) return consumeRateLimit(device, attempt.device)
  await consumeRateLimit(network, accountAndNetwork(attempt))
  await consumeSharedRateLimit(total)
}

/**
 * Resets the counter of an attempt that succeeded. Not that of a known browser, which has no other limit, nor that of its
 * network, where an attacker may be too.
 */
export async function resetAttempts(action: keyof typeof limits, attempt: Attempt): Promise<void> {
  if (!attempt.device) await resetRateLimit(limits[action].network, accountAndNetwork(attempt))
}
