import { fillPlaceholders } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Field } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { createTranslator } from 'use-intl/core'
import { describe, expect, it, vi } from 'vitest'

import {
  contactFields,
  formFields,
  leadFields,
  type ContactFieldName,
  type LeadField,
  type LeadFieldName,
} from '@/features/leads/fields'
import { composeEmail } from '../support/emails'
import {
  captureStatement,
  captureValues,
  capturedColumns,
  columnOf,
  type LeadValues,
} from '@/features/leads/operations/capture-statement'
import { firstActivity } from '@/features/leads/rules'
import { captureSchema, readContactForm } from '@/features/leads/schemas'
import { checkContactForm } from '@/features/leads/site/send-contact-form'
import { messageClass } from '@/components/ui/field'
import { ContactFields } from '@/features/leads/site/contact-fields'
import { contactTexts, fieldErrorText } from '@/features/leads/site/contact-texts'
import type { Language } from '@/i18n/languages'
import enAdmin from '@/messages/en/admin.json'
import en from '@/messages/en/contact.json'
import esAdmin from '@/messages/es/admin.json'
import es from '@/messages/es/contact.json'
import { Leads } from '../../collections/Leads'
import { captureBodyOf, leadDocumentOf, sampleLead, sampleOf } from '../support/lead-samples'

let language: Language = 'en'
vi.mock('next-intl/server', () => ({
  getTranslations: () => createTranslator({ locale: language, messages: { en, es }[language] }),
}))

const fields = Object.entries<LeadField>(leadFields) as [LeadFieldName, LeadField][]
const contact = Object.entries<LeadField>(contactFields) as [ContactFieldName, LeadField][]
const lead = sampleLead()

const valueAt = (object: unknown, path: string) =>
  path.split('.').reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], object)

/** The data fields of the collection by their paths. */
function collectionFields(fieldsOf: Field[], prefix = ''): [string, Field][] {
  return fieldsOf.flatMap((field): [string, Field][] => {
    if (field.type === 'group' && 'name' in field) return collectionFields(field.fields, `${field.name}.`)
    if (field.type === 'collapsible') return collectionFields(field.fields, prefix)
    return 'name' in field ? [[prefix + field.name, field]] : []
  })
}
const stored = Object.fromEntries(collectionFields(Leads.fields))

describe.each(fields)('the field %s', (name, { input, maxLength, options, inHistory }) => {
  it('is accepted by the capture schema', () => {
    expect(valueAt(captureSchema.parse(captureBodyOf(lead)), input)).toBe(lead[name])
  })

  it('is written to its column by the capture statement', () => {
    const { params } = new PgDialect().sqlToQuery(captureStatement)
    const values = fillPlaceholders(params, captureValues(lead as LeadValues))
    expect(values[capturedColumns.indexOf(columnOf(name))]).toBe(lead[name])
  })

  it('is in the collection with the same limit and options', () => {
    expect(stored).toHaveProperty([name])
    const field = stored[name] as { maxLength?: number; type: string; options?: { value: string }[] }
    if (field.type === 'text' || field.type === 'textarea')
      expect(field.maxLength).toBe(name === 'submissionId' ? undefined : maxLength)
    if (options) expect(field.options?.map(({ value }) => value)).toEqual(options)
  })

  it(`is ${inHistory ? '' : 'not '}recorded by the first activity`, () => {
    const { data } = firstActivity(leadDocumentOf(lead))
    expect(Object.values(data).includes(lead[name])).toBe(Boolean(inHistory))
  })
})

describe.each(contact)(
  'the contact field %s',
  (name, { input, required, type, optionTexts, options = [] }) => {
    const formName = input.replace(/^.*\./, '')

    it('is read from a form post without JavaScript', () => {
      const form = new URLSearchParams({ [formName]: lead[name] })
      const { values, body } = readContactForm(form, null)
      expect([values[formName], valueAt(body, input)]).toEqual([lead[name], lead[name]])
    })

    it(`is ${required ? 'required' : 'optional'} in the schema and in the browser`, () => {
      if (required) expect(input).not.toContain('.')
      const body = captureBodyOf({ ...lead, [name]: '' })
      expect(captureSchema.safeParse(body).success).toBe(!required)
      const values = Object.fromEntries(formFields.map((field) => [field.formName, sampleOf(field.name)]))
      expect(checkContactForm({ ...values, [formName]: '' })).toEqual(
        required ? { [formName]: 'required' } : {},
      )
    })

    it.each([
      ['en', enAdmin.leads, en],
      ['es', esAdmin.leads, es],
    ] as const)('has its messages in %s', async (shown, admin, messages) => {
      language = shown
      const texts = await contactTexts()
      expect(texts.labels[formName as 'name']).toBe(messages.form[formName as 'name'])
      expect(admin).toHaveProperty([name])
      if (required) expect(fieldErrorText(texts, formName, 'required')).not.toBe(texts.errors.invalid)
      for (const value of options) {
        expect(admin).toHaveProperty([optionTexts ?? '', value])
        expect(messages.form).toHaveProperty([optionTexts ?? '', value])
      }
    })

    it('is in the email to staff', async () => {
      const data = {
        ...Object.fromEntries(contact.map(([key]) => [key, lead[key]])),
        leadId: crypto.randomUUID(),
        language: 'es',
        campaign: [],
        score: 0,
        scoreRules: [],
        receivedAt: '2026-11-21T15:45:00.123+00:00',
      }
      const email = {
        id: '1',
        kind: 'lead-notification',
        recipient: 'team@example.com',
        language: 'en',
        data,
      } as const
      const context = {
        ...email,
        siteUrl: 'https://puente.example',
        brand: 'Puente',
        email: null,
        phone: null,
        zone: 'UTC',
      }
      const labels = enAdmin.leads as unknown as Record<string, Record<string, string>>
      const shown = optionTexts ? labels[optionTexts]?.[lead[name]] : lead[name].split('\n')[0]
      expect((await composeEmail(email, context)).text).toContain(shown)
    })

    it('is in the form, with its label, its value and its error', async () => {
      language = 'en'
      const texts = await contactTexts()
      const values = { [formName]: lead[name] }
      const html = renderToStaticMarkup(
        <ContactFields texts={texts} values={values} fieldErrors={{ [formName]: 'too_long' }} />,
      )
      const tag = type === 'text' ? 'textarea' : type === 'select' ? 'select' : 'input'
      const [control = ''] = new RegExp(`<${tag}[^>]* name="${formName}"[^>]*>`).exec(html) ?? []
      expect(control.includes('required')).toBe(Boolean(required))
      expect(control).toMatch(new RegExp(` aria-describedby="[^"]*\\bcontact-${formName}-error"`))
      expect(html).toContain(`<label for="contact-${formName}">${texts.labels[formName as 'name']} `)
      expect(html).toContain(
        renderToStaticMarkup(
          <p id={`contact-${formName}-error`} data-error="" className={messageClass.error}>
            {texts.errors.too_long}
          </p>,
        ),
      )
      expect(html).toContain(type === 'text' ? `>${lead[name]}</textarea>` : `value="${lead[name]}"`)
    })
  },
)
