import type { GlobalConfig } from 'payload'

import type { PageCopySlug } from '@/features/routes/registry'
import en from '../../src/messages/en/admin.json'
import es from '../../src/messages/es/admin.json'
import { textareaField, textField } from '../fields/copy'
import { dayField } from '../fields/day'
import { richTextField } from '../fields/rich-text'
import { pageGlobal } from './page-global'

/** The date shown as 'Last updated'. Entered by staff, because not every edit changes the terms. */
const updatedOn = () => dayField('updatedOn', 'copy:updatedOn', { required: true })

const description = { en: en.copy.legalReview, es: es.copy.legalReview }

/** Returns the global of a legal page. Its description tells staff to have the text reviewed. */
export function legalPage(slug: PageCopySlug): GlobalConfig {
  const fields = [textField('title'), textareaField('lead'), updatedOn(), richTextField('copy')]
  const { admin, ...config } = pageGlobal(slug, fields)
  return { ...config, admin: { ...admin, description } }
}
