import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { payload } from '@/lib/server/payload'

/** The values of a contact form that failed, and its error codes by input path, or by `form` for the whole form. */
export type ContactFormDraft = { values: Record<string, string>; errors: Record<string, string> }

/** Finds a draft by the id in its cookie; undefined when it has expired or never existed. */
export async function findContactFormDraft(
  id: string | undefined,
  form: 'contact' | 'call' = 'contact',
): Promise<ContactFormDraft | undefined> {
  if (!id || !/^[\da-f-]{36}$/.test(id)) return undefined
  const { docs } = await asSystemWithoutRequest(await payload()).find({
    collection: 'form-drafts',
    where: {
      id: { equals: id },
      form: { equals: form },
      expiresAt: { greater_than: new Date().toISOString() },
    },
    limit: 1,
    pagination: false,
    depth: 0,
  })
  return (
    docs[0] && {
      values: docs[0].values as ContactFormDraft['values'],
      errors: docs[0].fieldErrors as ContactFormDraft['errors'],
    }
  )
}
