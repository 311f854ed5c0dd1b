import type { PayloadRequest } from 'payload'

import type { Language } from '@/i18n/languages'
import type { Person } from './lead-rows'
import { displayName } from '@/lib/person-name'
import { requireStaff } from '@/lib/server/http/authorize'
import { asUser } from '@/lib/server/db/local-api'

/** A template in one language. Its texts may contain `{name}` and `{me}` (`fillTemplate` in ../rules). */
type ListedReplyTemplate = { id: string; title: string; subject: string; content: string }

/** What Payload's type does not say of a document that is read in all languages. */
type TemplateInAll = { id: string } & Partial<
  Record<'title' | 'subject' | 'content', Partial<Record<Language, string | null>> | null>
>

/** Returns the reply templates that are written in each language, oldest first. For staff only. */
export async function listReplyTemplates(req: PayloadRequest): Promise<LeadOptions['templates']> {
  requireStaff(req)
  const { docs } = await asUser(req).find({
    collection: 'reply-templates',
    locale: 'all',
    sort: ['createdAt', 'id'],
    pagination: false,
    depth: 0,
    select: { title: true, subject: true, content: true },
  })
  const writtenIn = (language: Language) =>
    (docs as unknown as TemplateInAll[]).flatMap(({ id, ...texts }) => {
      const [title, subject, content] = [texts.title, texts.subject, texts.content].map(
        (text) => text?.[language],
      )
      return title && content ? [{ id, title, subject: subject ?? '', content }] : []
    })
  return { en: writtenIn('en'), es: writtenIn('es') }
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
  const [staff, templates] = await Promise.all([listAssignableStaff(req), listReplyTemplates(req)])
  return { staff, templates }
}
