import { env } from '@/env'
import type { AppError } from '@/lib/app-error'
import { asSystem } from '@/lib/server/db/local-api'
import type { Context } from '@/lib/server/http/authorize'

const DRAFT_LIFETIME_SECONDS = 600

type FailedForm = { form: 'contact'; values: Record<string, string>; error: AppError }

/** Drops the characters that Postgres cannot store. */
const toStorable = (value: string) => value.toWellFormed().replaceAll('\u0000', '')

/**
 * Stores the values of a form that failed, with the error code of each field, or of the whole form as 'form', for ten
 * minutes. Returns the Set-Cookie header with the id of the draft, by which /contact/retry finds it.
 */
export async function saveFormDraft({ req }: Context, { form, values, error }: FailedForm): Promise<string> {
  const storable = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, toStorable(value)]),
  )
  const fieldErrors = error.details.fields ?? { form: error.code }
  const expiresAt = new Date(Date.now() + DRAFT_LIFETIME_SECONDS * 1000).toISOString()
  const { id } = await asSystem(req).create({
    collection: 'form-drafts',
    data: { form, values: storable, fieldErrors, expiresAt },
  })
  const secure = env.SITE_URL.startsWith('https:') ? '; Secure' : ''
  return `form_draft=${id}; Path=/; Max-Age=${DRAFT_LIFETIME_SECONDS}; HttpOnly; SameSite=Lax${secure}`
}
