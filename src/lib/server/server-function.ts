import { headers } from 'next/headers'

import { isStaff } from '@/features/accounts/rules'
import { AppError } from '@/lib/app-error'
import { authenticate } from './authenticate'

/** What the admin's screens ask of the server beside REST (@payloadcms/next). */
const known = new Set([
  'copy-data-from-locale',
  'form-state',
  'get-default-layout',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'slugify',
  'table-state',
])

/** Payload looks the name up in an object, inherited members included, and asks nobody who calls. Throws `forbidden`. */
export async function requireServerFunction(name: unknown): Promise<void> {
  const { user } = await authenticate(await headers())
  if (!isStaff(user) || !known.has(String(name))) throw new AppError('forbidden')
}
