import type { PayloadRequest } from 'payload'

import type { Language } from '@/i18n/languages'
import { listAssignableStaff } from './assignable-staff'
import type { Person } from './lead-rows'
import { listReplyTemplates, type ListedReplyTemplate } from './reply-templates'

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
