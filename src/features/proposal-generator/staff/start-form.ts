import { splitName } from '@/features/leads/board-rules'
import { emptyForm, formOf, languageOf, type GeneratorForm } from '../generator-form'
import type { OpenedDraft } from '../queries/generator-draft'
import type { GeneratorLead } from '../queries/generator-start'
import type { Typed } from './generator-store'

/** Returns the form with the data of a lead; its client if there is one, else a new client to correct. */
export function formOfLead(lead: GeneratorLead): GeneratorForm {
  const { firstName, lastName } = splitName(lead.name)
  const form: GeneratorForm = {
    ...emptyForm,
    clientKind: lead.client ? 'existing' : 'new',
    client: lead.client,
    newClient: {
      first_name: firstName,
      last_name: lastName,
      email: lead.email,
      company_name: lead.company ?? '',
      phone: lead.phone ?? '',
    },
    newLanguage: lead.language,
    serviceType: lead.service,
    description: lead.message,
  }
  return { ...form, title: lead.titles[languageOf(form)] }
}

/** Returns what the generator shows first: a draft, else what is known of the lead. */
export function startOf(draft: OpenedDraft | undefined, lead: GeneratorLead | null): Typed {
  if (draft) return { form: formOf(draft.details), transcript: draft.transcript, content: draft.content }
  return { form: lead ? formOfLead(lead) : emptyForm, transcript: '', content: '' }
}
