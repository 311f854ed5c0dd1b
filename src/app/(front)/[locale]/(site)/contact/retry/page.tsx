import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { getLocale, getTranslations } from 'next-intl/server'

import { failedContactForm } from '@/features/leads/queries'
import { ContactForm } from '@/features/leads/site/contact-form'
import { contactTexts, shownFaults } from '@/features/leads/site/contact-texts'
import { FormNote } from '@/features/leads/site/form-note'
import { settingsOrNone } from '@/features/settings/queries'

/** Belongs to one visitor: never cached. */
export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('contact.form')
  const { brand } = await settingsOrNone(await getLocale())
  return { title: `${t('title')} - ${brand}`, robots: { index: false } }
}

/** Where the form leads without JavaScript when it has failed: what was typed, and what to mend. */
export default async function RetryPage() {
  const t = await getTranslations('contact')
  const language = await getLocale()
  const failed = await failedContactForm((await cookies()).get('form_draft')?.value)
  const { values = {}, faults = {} } = failed ?? {}
  const texts = await contactTexts()
  const shown = shownFaults(texts, faults)
  return (
    <main id="content" className="page columns pt-[clamp(36px,5vw,72px)] pb-section">
      <div className="col-span-12 grid gap-8 lg:col-span-7">
        <h1 className="title">{t('form.title')}</h1>
        <p role="alert" className="lead border-l-4 border-accent pl-4">
          {failed ? t(`toast.${summaryOf(shown, faults.form)}`) : t('retry.gone')}
        </p>
        <ContactForm
          texts={texts}
          language={language}
          values={values}
          faults={shown}
          note={<FormNote note={{ text: t('form.note'), lang: language }} />}
        />
      </div>
    </main>
  )
}

/** The sentence above the form: what is missing first, then what is wrong, then a failure of ours. */
function summaryOf(
  shown: Record<string, string>,
  whole?: string,
): 'required' | 'invalid' | 'too_many' | 'failed' {
  const codes = Object.values(shown)
  if (whole === 'too_many') return 'too_many'
  if (whole || codes.length === 0) return 'failed'
  return codes.includes('required') ? 'required' : 'invalid'
}
