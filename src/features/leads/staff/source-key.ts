import type { LeadSource } from '../rules'

type Key = 'Contact_Form' | 'Email_Open_Tracking' | 'External_API' | 'Automation_System'

/** The key of a source in the texts of the admin (`leads.sources`). */
export const sourceKey = (source: LeadSource): Key => source.replaceAll(' ', '_') as Key
