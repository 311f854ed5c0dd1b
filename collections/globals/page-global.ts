import type { Field, GlobalConfig } from 'payload'
import { pages, type PageCopySlug } from '@/features/routes/registry'
import adminEn from '../../src/messages/en/admin.json'
import siteEn from '../../src/messages/en/layout.json'
import adminEs from '../../src/messages/es/admin.json'
import siteEs from '../../src/messages/es/layout.json'
import { publishedOrStaff, staff } from '../access'
import { globalWithDrafts } from '../drafted'
import { metaFields, textareaField, textField } from '../fields/copy'
import { group } from '../fields/texts'
import { revalidateGlobal } from '../hooks/notify'
import { dayField } from '../fields/day'
import { richTextField } from '../fields/rich-text'

type Slug = PageCopySlug | 'team' | 'figures'

/** The name of a page in the site's menus, unless the admin needs a more precise one. */
function labels(slug: Slug) {
  const name = pages.find(({ copy }) => copy === slug)?.name
  const labelFrom = (admin: Record<string, string>, site: typeof siteEn) =>
    admin[slug] ?? (name ? site[name] : slug)
  return { en: labelFrom(adminEn.pages, siteEn), es: labelFrom(adminEs.pages, siteEs) }
}

/** Returns a global for the copy of a page, with drafts and versions; each locale is published separately. */
export const pageGlobal = (slug: Slug, fields: Field[]): GlobalConfig =>
  globalWithDrafts({
    slug,
    label: labels(slug),
    admin: { group: group('publish'), hideAPIURL: true },
    access: { read: publishedOrStaff, update: staff, readVersions: staff },
    hooks: { afterChange: [revalidateGlobal] },
    fields: [...fields, ...metaFields()],
  })

/**
 * A page of documents: what it says above them, and, while none is published, the sentence that says so and what visitors can
 * do in the meantime.
 */
export const comingSoonPage = (slug: PageCopySlug) =>
  pageGlobal(slug, [
    textField('title'),
    textField('headline', { required: false }),
    textareaField('lead', { required: false }),
    textField('soon'),
    textareaField('text'),
    textField('button'),
  ])

/** The date shown as 'Last updated'. Entered by staff, because not every edit changes the terms. */
const updatedOn = () => dayField('updatedOn', 'copy:updatedOn', { required: true })

const description = { en: adminEn.copy.legalReview, es: adminEs.copy.legalReview }

/** Returns the global of a legal page. Its description tells staff to have the text reviewed. */
export function legalPage(slug: PageCopySlug): GlobalConfig {
  const fields = [textField('title'), textareaField('lead'), updatedOn(), richTextField('copy')]
  const { admin, ...config } = pageGlobal(slug, fields)
  return { ...config, admin: { ...admin, description } }
}
