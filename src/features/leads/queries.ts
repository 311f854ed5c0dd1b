import { asSystemAlone } from '@/lib/server/db'
import { payload } from '@/lib/server/payload'

/** What was typed into a form that failed, and its faults: codes by field, 'form' for the whole of it. */
export type FailedForm = { values: Record<string, string>; faults: Record<string, string> }

/** A failed contact form by the id of its cookie, for as long as it is kept; undefined when it is gone. */
export async function failedContactForm(id: string | undefined): Promise<FailedForm | undefined> {
  if (!id || !/^[\da-f-]{36}$/.test(id)) return undefined
  const { docs } = await asSystemAlone(await payload()).find({
    collection: 'form-drafts',
    where: {
      id: { equals: id },
      form: { equals: 'contact' },
      expiresAt: { greater_than: new Date().toISOString() },
    },
    limit: 1,
    depth: 0,
  })
  return (
    docs[0] && {
      values: docs[0].values as FailedForm['values'],
      faults: docs[0].faults as FailedForm['faults'],
    }
  )
}
