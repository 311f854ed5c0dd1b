import { addDays, dayIn, momentOf } from '@/lib/agency-day'
import { feesOf, languageOf, type GeneratorForm } from '../generator-form'
import type { ProposingAgency } from '../queries/generator-start'
import { fillVariables, variableValues } from '@/features/proposals/variable-rules'

/** Returns a text with its variables filled, as the client of the form reads it in a proposal that is created `now`. */
export function filledText(content: string, form: GeneratorForm, agency: ProposingAgency, now: Date): string {
  const language = languageOf(form)
  const { first_name, last_name, company_name } = form.newClient
  const isNew = form.clientKind === 'new'
  const { brand, zone, expiryDays, services } = agency
  const values = variableValues(
    {
      client: isNew ? `${first_name} ${last_name}` : form.client?.name,
      company: isNew ? company_name : form.client?.company,
      agency: brand,
      service: form.serviceType ? services[language][form.serviceType] : undefined,
      ...feesOf(form),
      currency: form.currency,
      date: now,
      expires: new Date(momentOf(addDays(dayIn(zone, now), expiryDays), zone)),
      zone,
    },
    language,
  )
  return fillVariables(content, values).markdown
}
