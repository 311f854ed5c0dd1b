import '@/styles/pages/contact.css'

import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { getLocale, getTranslations } from 'next-intl/server'

import { findContactFormDraft } from '@/features/leads/queries/contact-form-draft'
import { ContactFinish, contactFinishData } from '@/features/leads/site/contact-finish'
import { ContactForm } from '@/features/leads/site/contact-form'
import { contactTexts, shownFieldErrors } from '@/features/leads/site/contact-texts'
import { FormNote } from '@/features/leads/site/contact-page'
import { carriedInputs } from '@/features/consent/visit'
import { settingsOrDefaults } from '@/features/settings/queries'

/** Shows what one visitor typed: never cached. */
export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('contact.form')
  const { brand } = await settingsOrDefaults(await getLocale())
  return { title: `${t('title')} - ${brand}`, robots: { index: false } }
}

/** The page after a contact form that failed without JavaScript: the form with its values and errors. */
export default async function RetryPage() {
  const t = await getTranslations('contact')
  const language = await getLocale()
  const draft = await findContactFormDraft((await cookies()).get('form_draft')?.value)
  const { values = {}, errors = {} } = draft ?? {}
  const texts = await contactTexts()
  const { email } = await settingsOrDefaults(language)
  // What was typed matters more than a post to read.
  const finish = await contactFinishData(language).catch(() => ({ people: [] }))
  const fieldErrors = shownFieldErrors(errors)
  return (
    <main id="content" className="page columns pt-[clamp(--spacing(9),5vw,--spacing(18))] pb-section">
      <div className="col-span-12 grid gap-8 lg:col-span-7">
        <h1 className="title">{t('form.title')}</h1>
        <p role="alert" className="lead border-l-4 border-accent pl-4">
          {draft ? t(`toast.${summaryOf(fieldErrors, errors)}`) : t('retry.gone')}
        </p>
        <ContactForm
          texts={texts}
          language={language}
          values={values}
          visit={visitIn(values)}
          fieldErrors={fieldErrors}
          email={email}
          note={<FormNote note={{ text: t('form.note'), lang: language }} />}
          finish={<ContactFinish {...finish} />}
        />
      </div>
    </main>
  )
}

/** The hidden inputs that carry the visit. */
const visitIn = (values: Record<string, string>) =>
  Object.fromEntries(carriedInputs.flatMap((name) => (values[name] ? [[name, values[name]]] : [])))

/** The key of the sentence above the form: a missing field before an invalid one. */
function summaryOf(
  fieldErrors: Record<string, string>,
  errors: Record<string, string>,
): 'required' | 'invalid' | 'too_many' | 'filled' | 'failed' {
  const codes = Object.values(fieldErrors)
  const formError = errors.form
  if (formError === 'too_many') return 'too_many'
  if (errors.website && codes.length === 0) return 'filled'
  if (formError || codes.length === 0) return 'failed'
  return codes.includes('required') ? 'required' : 'invalid'
}
