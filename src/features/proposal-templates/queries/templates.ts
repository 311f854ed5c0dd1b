import type { PayloadRequest } from 'payload'

import { languages, type Language } from '@/i18n/languages'
import { AppError } from '@/lib/app-error'
import { requireStaff } from '@/lib/server/http/authorize'
import { asUser } from '@/lib/server/db/local-api'
import type { ProposalTemplate } from '@/payload-types'
import type { TemplateListInput } from '../template-schemas'

/** A row of the table. Fees are in cents; a missing one is null. */
export type ListedTemplate = {
  id: string
  name: string
  description: string | null
  setupFee: number | null
  monthlyFee: number | null
  currency: string
  /** The languages that have a content. */
  languages: Language[]
  createdAt: string
}

export type TemplateBoardPage = { templates: ListedTemplate[]; total: number; page: number; pages: number }

/** A template as its dialog edits it. */
export type EditedTemplate = Omit<ListedTemplate, 'languages' | 'createdAt'> & {
  content: Record<Language, string>
  updatedAt: string
}

const TEMPLATE_PAGE_SIZE = 25

const sortFields = { created: 'createdAt', name: 'name' } as const

/** Returns one page of the templates, the newest first by default. For staff only: throws AppError 'forbidden'. */
export async function findTemplateBoardPage(
  req: PayloadRequest,
  { sort = 'created', direction, page = 1 }: TemplateListInput = {},
): Promise<TemplateBoardPage> {
  requireStaff(req)
  const isDescending = (direction ?? (sort === 'created' ? 'desc' : 'asc')) === 'desc'
  const { docs, totalDocs, totalPages } = await asUser(req).find({
    collection: 'proposal-templates',
    locale: 'all',
    sort: [`${isDescending ? '-' : ''}${sortFields[sort]}`, 'id'],
    limit: TEMPLATE_PAGE_SIZE,
    page,
    depth: 0,
  })
  const templates = docs.map((doc) => {
    const content = contentOf(doc)
    const listed = languages.filter((language) => content[language])
    return { ...commonOf(doc), languages: listed, createdAt: doc.createdAt }
  })
  return { templates, total: totalDocs, page, pages: totalPages }
}

/** Returns a template with its content in each language. Throws AppError 'not_found' for a deleted one. */
export async function findTemplate(
  req: PayloadRequest,
  { template }: { template: string },
): Promise<EditedTemplate> {
  requireStaff(req)
  const { docs } = await asUser(req).find({
    collection: 'proposal-templates',
    where: { id: { equals: template } },
    locale: 'all',
    limit: 1,
    depth: 0,
  })
  const [doc] = docs
  if (!doc) throw new AppError('not_found')
  return { ...commonOf(doc), content: contentOf(doc), updatedAt: doc.updatedAt }
}

const commonOf = ({ id, name, description, setupFee, monthlyFee, currency }: ProposalTemplate) => ({
  id,
  name,
  description: description ?? null,
  setupFee: setupFee ?? null,
  monthlyFee: monthlyFee ?? null,
  currency,
})

/** With the locale 'all', Payload returns an object by language; the generated types have one text. */
function contentOf({ content }: ProposalTemplate): Record<Language, string> {
  const texts = (content ?? {}) as unknown as Partial<Record<Language, string | null>>
  return { en: texts.en ?? '', es: texts.es ?? '' }
}
