import { AppError } from '@/lib/app-error'
import { requireStaff } from '@/lib/server/auth/require-staff'
import { asUser } from '@/lib/server/db/local-api'
import type { Context } from '@/lib/server/http/authorize'

/** Deletes a draft of the user with its transcript. Throws AppError 'not_found' for one of someone else. */
export async function deleteGeneratorDraft(
  { req }: Context,
  { draft: id }: { draft: string },
): Promise<{ id: string }> {
  requireStaff(req)
  const { docs } = await asUser(req).delete({
    collection: 'generator-drafts',
    where: { id: { equals: id } },
    depth: 0,
  })
  if (docs.length === 0) throw new AppError('not_found')
  return { id }
}
