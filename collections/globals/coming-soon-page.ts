import type { PageCopySlug } from '@/features/routes/registry'
import { textareaField, textField } from '../fields/copy'
import { pageGlobal } from './page-global'

/** A page whose content is still to come: the sentence that says so, and what visitors can do in the meantime. */
export const comingSoonPage = (slug: PageCopySlug) =>
  pageGlobal(slug, [textField('title'), textField('soon'), textareaField('text'), textField('button')])
