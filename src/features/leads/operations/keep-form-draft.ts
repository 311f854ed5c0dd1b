import { env } from '@/env'
import type { AppError } from '@/lib/app-error'
import { asSystem } from '@/lib/server/db'
import type { Context } from '@/lib/server/handle'

/** How long a failed form waits for its second try, in seconds. */
const lifetime = 600

type FailedForm = { form: 'contact'; values: Record<string, string>; error: AppError }

/** Characters that Postgres cannot hold are dropped: the row only fills the form again. */
const storable = (value: string) => value.toWellFormed().replaceAll('\u0000', '')

/**
 * Keeps what was typed into a form that failed, and answers the Set-Cookie header by which its next page finds it.
 * Faults are codes by field; a failure of the whole form stands under 'form'.
 */
export async function keepFormDraft({ req }: Context, { form, values, error }: FailedForm): Promise<string> {
  const kept = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, storable(value)]))
  const faults = error.details.fields ?? { form: error.code }
  const { id } = await asSystem(req).create({
    collection: 'form-drafts',
    data: { form, values: kept, faults, expiresAt: new Date(Date.now() + lifetime * 1000).toISOString() },
  })
  const secure = env.SITE_URL.startsWith('https:') ? '; Secure' : ''
  return `form_draft=${id}; Path=/; Max-Age=${lifetime}; HttpOnly; SameSite=Lax${secure}`
}
