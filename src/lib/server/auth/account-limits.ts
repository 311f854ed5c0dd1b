import {
  consumeRateLimit,
  consumeSharedRateLimit,
  resetRateLimit,
  tryConsumeRateLimit,
} from '@/lib/server/http/rate-limit'

/**
 * Limits what strangers can do to an account: guess its password, request its emails. Counted by account and network
 * together, never by account alone: otherwise anyone could lock the owner out
 * (docs/decisions/0009-rate-limits-not-lockouts.md).
 */

/** The limits of each action: by account and network, by known browser and network, by known browser, of all visitors. */
const limits = {
  login: {
    network: 'signInAccount',
    device: 'signInDevice',
    deviceTotal: 'signInDeviceTotal',
    total: 'signInTotal',
  },
  email: {
    network: 'accountEmail',
    device: 'accountEmailDevice',
    deviceTotal: 'accountEmailDeviceTotal',
    total: 'accountEmailTotal',
  },
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
 * have; a known browser has a limit of its own instead. That is counted by network too, so that whoever has stolen its
 * cookie uses up nothing of its owner's, and a cookie that is used from many networks makes none of them known: returns
 * whether the browser counted as known.
 */
export async function limitAttempt(action: keyof typeof limits, attempt: Attempt): Promise<boolean> {
  const { network, device, deviceTotal, total } = limits[action]
  if (attempt.device && (await tryConsumeRateLimit(deviceTotal, attempt.device))) {
    await consumeRateLimit(device, `${attempt.address} ${attempt.device}`)
    return true
  }
  await consumeRateLimit(network, accountAndNetwork(attempt))
  await consumeSharedRateLimit(total)
  return false
}

/**
 * Resets the counter of an attempt that succeeded. Not that of a known browser, which has no other limit, nor that of its
 * network, where an attacker may be too.
 */
export async function resetAttempts(action: keyof typeof limits, attempt: Attempt): Promise<void> {
  if (!attempt.device) await resetRateLimit(limits[action].network, accountAndNetwork(attempt))
}
