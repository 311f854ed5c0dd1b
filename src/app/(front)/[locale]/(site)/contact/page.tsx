import { getLocale, getTranslations } from 'next-intl/server'

import { CallCard } from '@/features/leads/site/call-card'
import { ContactForm } from '@/features/leads/site/contact-form'
import { FormNote } from '@/features/leads/site/form-note'
import { ContactHero } from '@/features/leads/site/contact-hero'
import { contactTexts } from '@/features/leads/site/contact-texts'
import { StructuredData } from '@/features/seo/site/structured-data'
import { contactCopy, siteSettings } from '@/features/settings/queries'
import { Offices } from '@/features/settings/site/offices'
import { Unreadable } from '@/features/shell/site/unreadable'
import { headOf, reading } from '../page-data'

export const generateMetadata = () => headOf('/contact')

/** How to reach the agency. What staff have not written yet is ours (messages). */
export default async function ContactPage() {
  const language = await getLocale()
  const t = await getTranslations('contact')
  const read = await reading('contact', Promise.all([siteSettings(language), contactCopy(language)]))
  if (!read) return <Unreadable />
  const [settings, copy] = read
  const ours = (text: string) => ({ text, lang: language })
  return (
    <main id="content">
      <StructuredData path="/contact" />
      <ContactHero
        title={copy.heroTitle ?? ours(t('hero.title'))}
        text={copy.heroText ?? ours(t('hero.text'))}
        settings={settings}
      />
      <div className="page columns section gap-y-[var(--s9)]">
        <section aria-labelledby="form" className="col-span-12 lg:col-span-7">
          <h2 id="form" lang={copy.formTitle?.lang} className="mb-8 text-t3">
            {copy.formTitle?.text ?? t('form.title')}
          </h2>
          <ContactForm
            texts={await contactTexts()}
            language={language}
            note={<FormNote note={copy.formNote ?? ours(t('form.note'))} />}
          />
        </section>
        <Offices
          title={copy.officesTitle ?? ours(t('offices.title'))}
          offices={settings.offices}
          className="col-span-12 lg:col-span-4 lg:col-start-9"
        />
      </div>
      <CallCard
        title={copy.callTitle ?? ours(t('call.title'))}
        text={copy.callText ?? ours(t('call.text'))}
        button={copy.callButton ?? ours(t('call.button'))}
      />
    </main>
  )
}
