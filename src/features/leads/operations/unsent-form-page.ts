import { createHash } from 'node:crypto'
import { createTranslator } from 'use-intl/core'

import { env } from '@/env'
import type { Language } from '@/i18n/languages'
import type { AppError } from '@/lib/app-error'
import { dark, light } from '@/lib/colors'
import { asSystem } from '@/lib/server/db/local-api'
import { UNAVAILABLE_RETRY_SECONDS } from '@/lib/server/db/outage'
import type { Context } from '@/lib/server/http/authorize'
import en from '@/messages/en/contact.json'
import es from '@/messages/es/contact.json'
import { formFields, type LeadField } from '../fields'

const DRAFT_LIFETIME_SECONDS = 600

type FailedForm = { form: 'contact' | 'call'; values: Record<string, string>; error: AppError }

/** Drops the characters that Postgres cannot store. */
const toStorable = (value: string) => value.toWellFormed().replaceAll('\u0000', '')

/**
 * Stores the values of a form that failed, with the error code of each field, or of the whole form as 'form', for ten
 * minutes. Returns the Set-Cookie header with the id of the draft, by which /contact/retry finds it.
 */
export async function saveFormDraft({ req }: Context, { form, values, error }: FailedForm): Promise<string> {
  const storable = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, toStorable(value)]),
  )
  const fieldErrors = error.details.fields ?? { form: error.code }
  const expiresAt = new Date(Date.now() + DRAFT_LIFETIME_SECONDS * 1000).toISOString()
  const { id } = await asSystem(req).create({
    collection: 'form-drafts',
    data: { form, values: storable, fieldErrors, expiresAt },
  })
  const secure = env.SITE_URL.startsWith('https:') ? '; Secure' : ''
  return `form_draft=${id}; Path=/; Max-Age=${DRAFT_LIFETIME_SECONDS}; HttpOnly; SameSite=Lax${secure}`
}

const messages = { en: { contact: en }, es: { contact: es } }

type UnsentForm = {
  language: Language
  values: Record<string, string>
  /** The hidden inputs that carry the visit. */
  visit: Record<string, string>
  submissionId: string
}

/**
 * Returns the page with the contact form as the visitor filled it in, with status 503, for a browser without JavaScript
 * while the database does not answer. It needs nothing but the request. Plain HTML, because a route handler cannot render
 * the pages of the site. Sending it twice creates one lead.
 */
export function unsentFormPage(form: UnsentForm): Response {
  return new Response(pageOf(form), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'retry-after': String(UNAVAILABLE_RETRY_SECONDS),
    },
  })
}

const both = (name: keyof typeof light) => `light-dark(${light[name]}, ${dark[name]})`
const style = `
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif; }
body { max-width: 38rem; margin: 8vh auto; padding: 0 1.25rem; background: ${both('ground')};
  color: ${both('ink')}; }
[role=alert] { padding-left: 1rem; border-left: 4px solid ${both('accent')}; }
label { display: block; margin-bottom: 1.25rem; }
input, select, textarea { display: block; box-sizing: border-box; width: 100%; margin-top: .25rem; padding: .6rem; font: inherit; }
button { padding: .75rem 1.5rem; border: 0; background: ${both('accent-fill')}; color: ${light['on-accent']}; font: inherit; }
`
const policy =
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; ` +
  "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

type Texts = (key: string) => string

function pageOf({ language, values, visit, submissionId }: UnsentForm): string {
  const t = createTranslator({
    locale: language,
    messages: messages[language],
    namespace: 'contact',
  }) as Texts
  const hidden = (name: string, value: string) =>
    `<input type="hidden" name="${name}" value="${escape(value)}">`
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escape(t('form.title'))}</title><style>${style}</style></head><body><main>`,
    `<h1>${escape(t('form.title'))}</h1><p role="alert">${escape(t('retry.unavailable'))}</p>`,
    '<form action="/api/contact-form" method="post">',
    hidden('language', language),
    hidden('submission_id', submissionId),
    ...Object.entries(visit).map(([name, value]) => hidden(name, value)),
    ...formFields.map((field) => labeledField(field, values[field.formName] ?? '', t)),
    `<button type="submit">${escape(t('form.send'))}</button></form></main></body></html>`,
  ].join('\n')
}

const inputTypes: Partial<Record<LeadField['type'], string>> = { email: 'email', phone: 'tel' }

function labeledField(field: (typeof formFields)[number], value: string, t: Texts): string {
  const { formName, type, required, maxLength, options = [], optionTexts = '' } = field
  const label = escape(t(`form.${formName}`)) + (required ? '' : ` ${escape(t('form.optional'))}`)
  const attributes = `name="${formName}"${required ? ' required' : ''}${maxLength ? ` maxlength="${maxLength}"` : ''}`
  const option = (each: string, text: string) =>
    `<option value="${each}"${each === value ? ' selected' : ''}>${escape(text)}</option>`
  const control = {
    // The first line break after the tag is not part of the text.
    text: `<textarea ${attributes} rows="6">\n${escape(value)}</textarea>`,
    select: `<select name="${formName}">${[
      option('', t('form.choose')),
      ...options.map((each) => option(each, t(`form.${optionTexts}.${each}`))),
    ].join('')}</select>`,
  }[type as string]
  const input = `<input type="${inputTypes[type] ?? 'text'}" ${attributes} value="${escape(value)}">`
  return `<label>${label} ${control ?? input}</label>`
}
