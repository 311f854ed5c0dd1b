import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { getLocale, getTranslations } from 'next-intl/server'

import { failedContactForm } from '@/features/leads/queries'
import { ContactForm } from '@/features/leads/site/contact-form'
import { contactTexts } from '@/features/leads/site/contact-texts'

/** Belongs to one visitor: never cached. */
export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('contact.form')
  return { title: t('title'), robots: { index: false } }
}

/** Where the form leads without JavaScript when it has failed: what was typed, and what to mend. */
export default async function RetryPage() {
  const t = await getTranslations('contact')
  const failed = await failedContactForm((await cookies()).get('form_draft')?.value)
  const { values = {}, faults = {} } = failed ?? {}
  return (
    <main id="content" className="page grid gap-8 py-[var(--section)] lg:max-w-[900px]">
      <h1 className="text-[length:var(--t4)]">{t('form.title')}</h1>
      <p role="alert" className="border-l-4 border-accent pl-4 text-[length:var(--t1)]">
        {failed ? t(`toast.${summaryOf(faults)}`) : t('retry.gone')}
      </p>
      <ContactForm
        texts={await contactTexts()}
        language={await getLocale()}
        values={values}
        faults={faults}
      />
    </main>
  )
}

/** The sentence above the form: what is missing first, then what is wrong, then a failure of ours. */
function summaryOf(faults: Record<string, string>): 'required' | 'invalid' | 'too_many' | 'failed' {
  if (faults.form === 'too_many') return 'too_many'
  if (faults.form) return 'failed'
  return Object.values(faults).includes('required') ? 'required' : 'invalid'
}
