import type { PayloadRequest } from 'payload'

import type { Language } from '@/i18n/languages'
import type { Person } from './lead-rows'
import { displayName } from '@/lib/person-name'
import { requireStaff } from '@/lib/server/http/authorize'
import { asUser } from '@/lib/server/db/local-api'

/** A template in one language. Its texts may contain `{name}` and `{me}` (`fillTemplate` in ../rules). */
type ListedReplyTemplate = { id: string; title: string; subject: string; content: string }

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

/** Returns the staff members who can be assigned a lead, by name. For staff only. */
export async function listAssignableStaff(req: PayloadRequest): Promise<Person[]> {
  requireStaff(req)
  const { docs } = await asUser(req).find({
    collection: 'users',
    // Those who were invited cannot answer yet.
    where: {
      role: { in: ['admin', 'team'] },
      deactivatedAt: { exists: false },
      _verified: { not_equals: false },
    },
    sort: ['firstName', 'lastName', 'id'],
    pagination: false,
    depth: 0,
    select: { firstName: true, lastName: true },
  })
  return docs.map((person) => ({ id: person.id, name: displayName(person) }))
}

/** What the board of leads offers: whom a lead can be assigned to, and the reply templates of each language. */
export type LeadOptions = { staff: Person[]; templates: Record<Language, ListedReplyTemplate[]> }

/** For staff only. */
export async function findLeadOptions(req: PayloadRequest): Promise<LeadOptions> {
  const [staff, en, es] = await Promise.all([
    listAssignableStaff(req),
    listReplyTemplates(req, 'en'),
    listReplyTemplates(req, 'es'),
  ])
  return { staff, templates: { en, es } }
}
