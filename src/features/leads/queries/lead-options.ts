import { and, asc, inArray, isNull, ne, or } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import type { Language } from '@/i18n/languages'
import type { Person } from './lead-rows'
import { requireStaff } from '@/lib/server/http/authorize'
import { asUser } from '@/lib/server/db/local-api'
import { databaseOf, personName } from '@/lib/server/db/sql'
import { users } from '@/payload-tables'

/** A template in one language. Its texts may contain `{name}` and `{me}` (`fillTemplate` in ../rules). */
type ListedReplyTemplate = { id: string; title: string; subject: string; content: string }

/** The reply templates that are written in each language. */
export type ReplyTemplates = Record<Language, ListedReplyTemplate[]>

/** What Payload's type does not say of a document that is read in all languages. */
type TemplateInAll = { id: string } & Partial<
  Record<'title' | 'subject' | 'content', Partial<Record<Language, string | null>> | null>
>

/** Returns the reply templates that are written in each language, oldest first. For staff only. */
export async function listReplyTemplates(req: PayloadRequest): Promise<ReplyTemplates> {
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
  const db = await databaseOf(req)
  const { id, firstName, lastName, role, deactivatedAt, _verified: verified } = users
  // Those who were invited cannot answer yet.
  const canAnswer = and(isNull(deactivatedAt), or(isNull(verified), ne(verified, false)))
  return db
    .select({ id, name: personName(users) })
    .from(users)
    .where(and(inArray(role, ['admin', 'team']), canAnswer))
    .orderBy(asc(firstName), asc(lastName), asc(id))
}
