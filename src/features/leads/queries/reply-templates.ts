import type { PayloadRequest } from 'payload'

import type { Language } from '@/i18n/languages'
import { requireStaff } from '@/lib/server/auth/require-staff'
import { asUser } from '@/lib/server/db/local-api'

/** A template in one language. Its texts may contain `{name}` and `{me}` (`fillTemplate` in ../rules). */
export type ListedReplyTemplate = { id: string; title: string; subject: string; content: string }

/** Returns the reply templates that are written in a language, oldest first. For staff only. */
export async function listReplyTemplates(
  req: PayloadRequest,
  language: Language,
): Promise<ListedReplyTemplate[]> {
  requireStaff(req)
  const { docs } = await asUser(req).find({
    collection: 'reply-templates',
    locale: language,
    fallbackLocale: false,
    sort: ['createdAt', 'id'],
    pagination: false,
    depth: 0,
    select: { title: true, subject: true, content: true },
  })
  return docs.flatMap(({ id, title, subject, content }) =>
    (title as string | null) && (content as string | null)
      ? [{ id, title, subject: subject ?? '', content }]
      : [],
  )
}
