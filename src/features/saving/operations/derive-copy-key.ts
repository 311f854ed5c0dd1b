import { hkdfSync } from 'node:crypto'

import { z } from 'zod'

import { env } from '@/env'
import { AppError } from '@/lib/app-error'
import type { BrowserContext } from '@/lib/server/http/authorize'

/** The body of POST /api/copy-key, which names nothing: the session says whose key it is. */
export const copyKeySchema = z.object({})

const BYTES = 32

/** The key, as base64, and the account that it belongs to. */
export type CopyKey = { key: string; account: string }

/**
 * Returns the key with which an account encrypts its unsaved words on a device, as base64: derived from the secret of the
 * site and the id of the account, so it's the same in every session, and nobody else can get it. A new secret makes older
 * copies unreadable. Never cached.
 */
export function deriveCopyKey({ user, responseHeaders }: BrowserContext): Promise<CopyKey> {
  if (!user) throw new AppError('unauthenticated')
  responseHeaders.set('cache-control', 'no-store')
  const bytes = hkdfSync('sha256', env.PAYLOAD_SECRET ?? '', 'puente', `unsaved words of ${user.id}`, BYTES)
  return Promise.resolve({ key: Buffer.from(bytes).toString('base64'), account: user.id })
}
