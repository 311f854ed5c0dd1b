import { getLocale, getTranslations } from 'next-intl/server'

import { CallCard, FormNote, ContactHero, ContactOptions } from '@/features/leads/site/contact-page'
import { ContactForm } from '@/features/leads/site/contact-form'
import { ContactFinish, contactFinishData } from '@/features/leads/site/contact-finish'
import { contactTexts } from '@/features/leads/site/contact-texts'
import { StructuredData } from '@/features/seo/site/structured-data'
import { siteSettings } from '@/features/settings/queries'
import { contactCopy } from '@/features/page-copy/queries/page-copy'
import { Offices } from '@/features/settings/site/office-list'
import { Unavailable } from '@/features/layout/site/not-found'
import { pageMetadata, readPageData } from '../page-data'

export const generateMetadata = () => pageMetadata('/contact')

/** Texts that staff have not written come from the messages. On phones the form comes before the other ways to write. */
export default async function ContactPage() {
  const language = await getLocale()
  const t = await getTranslations('contact')
  const read = await readPageData(
    'contact',
    Promise.all([siteSettings(language), contactCopy(language), contactFinishData(language)]),
  )
  if (!read) return <Unavailable />
  const [settings, copy, finish] = read
  const ours = (text: string) => ({ text, lang: language })
  return (
    <main id="content">
      <StructuredData path="/contact" />
      <div className="page contact-layout">
        <ContactHero
          title={copy.heroTitle ?? ours(t('hero.title'))}
          text={copy.heroText ?? ours(t('hero.text'))}
        />
        <section aria-labelledby="form" className="contact-form deck">
          {/* The fields begin beside the title, so the heading only names the form. */}
          <h2 id="form" lang={copy.formTitle?.lang} className="sr-only">
            {copy.formTitle?.text ?? t('form.title')}
          </h2>
          <ContactForm
            texts={await contactTexts()}
            language={language}
            email={settings.email}
            note={<FormNote note={copy.formNote ?? ours(t('form.note'))} />}
            finish={<ContactFinish {...finish} />}
          />
        </section>
        <ContactOptions settings={settings} />
      </div>
      <div className="page contact-offices">
        <Offices title={copy.officesTitle ?? ours(t('offices.title'))} offices={settings.offices} />
      </div>
      <CallCard
        title={copy.callTitle ?? ours(t('call.title'))}
        text={copy.callText ?? ours(t('call.text'))}
        button={copy.callButton ?? ours(t('call.button'))}
      />
    </main>
  )
}
