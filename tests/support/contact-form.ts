import type { Page } from '@playwright/test'

import { formFields, type FormFieldName } from '@/features/leads/fields'
import contactEn from '@/messages/en/contact.json' with { type: 'json' }
import contactEs from '@/messages/es/contact.json' with { type: 'json' }
import { fieldWithLabel } from './e2e'
import { rows } from './http'

/** A field of the contact form, in whichever language is open. */
export const contactField = (page: Page, name: FormFieldName) =>
  fieldWithLabel(page, contactEn.form[name]).or(fieldWithLabel(page, contactEs.form[name]))

/** Fills in the contact form, in whichever language is open. */
export async function fillContact(page: Page, values: Partial<Record<FormFieldName, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values) as [FormFieldName, string][]) {
    const field = contactField(page, name)
    if (formFields.some(({ formName, type }) => formName === name && type === 'select'))
      await field.selectOption(value)
    else await field.fill(value)
  }
}

/** The toast with that title. The panel that replaces the form has the same words. */
export const successToast = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title })

/** The panel that replaces the form after it was sent. */
export const finishPanel = (page: Page, title: string) => page.getByRole('region', { name: title })

/** The message that stays beside the button after a failure. */
export const failureMessage = (page: Page, title: string) => page.getByRole('group', { name: title })

type Lead = {
  id: string
  language: string
  name: string
  utm_source: string | null
  utm_campaign: string | null
  service_interest: string | null
}

/** The row of the lead with that email address, if there is one. */
export const leadOf = async (email: string): Promise<Lead | undefined> =>
  (await rows<Lead>('select * from leads where email = $1', [email]))[0]
