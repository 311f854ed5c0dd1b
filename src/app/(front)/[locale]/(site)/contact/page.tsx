import '@/styles/pages/contact.css'

import { getLocale, getTranslations } from 'next-intl/server'

import { ContactDoors } from '@/features/calls/site/contact-doors'
import { CallCard, FormNote, ContactHero, ContactOptions } from '@/features/leads/site/contact-page'
import { ContactForm } from '@/features/leads/site/contact-form'
import { ContactFinish, contactFinishData } from '@/features/leads/site/contact-finish'
import { contactTexts } from '@/features/leads/site/contact-texts'
import { StructuredData } from '@/features/seo/site/structured-data'
import { siteSettings } from '@/features/settings/queries'
import { takesCalls } from '@/features/settings/takes-calls'
import { contactCopy } from '@/features/page-copy/queries/page-copy'
import { Offices } from '@/features/settings/site/office-list'
import { Unavailable } from '@/features/layout/site/not-found'
import { pageMetadata, readPageData } from '../page-data'

export const generateMetadata = () => pageMetadata('/contact')

/** The form begins beside the title; on phones it comes after it and before everything else. */
const layout =
  'grid grid-cols-1 gap-x-[clamp(--spacing(8),5vw,--spacing(24))] pt-6 pb-[clamp(--spacing(14),6vw,--spacing(24))] min-[54rem]:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] min-[54rem]:grid-rows-[auto_1fr] min-[54rem]:pt-[clamp(--spacing(8),3.6vw,--spacing(16))]'
/** Thanks, which replace the form, begin with a picture and no deck. */
const formArea = 'not-has-data-sent:pt-6 has-data-sent:border-t-0 max-[54rem]:not-has-data-sent:pt-4'

/** Texts that staff have not written come from the messages. On phones the form comes before the other ways to write. */
export default async function ContactPage() {
  const language = await getLocale()
  const t = await getTranslations('contact')
  const read = await readPageData(
    'contact',
    Promise.all([
      siteSettings(language),
      contactCopy(language),
      contactFinishData(language),
      takesCalls(language),
    ]),
  )
  if (!read) return <Unavailable />
  const [settings, copy, finish, isOpen] = read
  const ours = (text: string) => ({ text, lang: language })
  return (
    <main id="content" className="group/contact">
      <StructuredData path="/contact" />
      <div className={`page ${layout}`}>
        <ContactHero
          title={copy.heroTitle ?? ours(t('hero.title'))}
          text={copy.heroText ?? ours(t('hero.text'))}
        />
        <div className="self-start max-[54rem]:mt-6 min-[54rem]:[grid-area:1/2/3/3]">
          {isOpen && (
            <div className="group-has-data-sent/contact:hidden">
              <ContactDoors current="contact" />
            </div>
          )}
          <section aria-labelledby="form" className={`deck ${formArea}`}>
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
        </div>
        <ContactOptions settings={settings} />
      </div>
      <div className="page pb-section">
        <Offices title={copy.officesTitle ?? ours(t('offices.title'))} offices={settings.offices} />
      </div>
      <CallCard
        title={copy.callTitle ?? ours(t('call.title'))}
        text={copy.callText ?? ours(t('call.text'))}
        button={copy.callButton ?? ours(t('call.button'))}
        takesCalls={isOpen}
      />
    </main>
  )
}
