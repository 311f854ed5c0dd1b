import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'

import { CallCard } from '@/features/leads/site/call-card'
import { ContactForm } from '@/features/leads/site/contact-form'
import { ContactHero } from '@/features/leads/site/contact-hero'
import { contactTexts } from '@/features/leads/site/contact-texts'
import { contactCopy, settingsOrNone, siteSettings, type Copy } from '@/features/settings/queries'
import { Offices } from '@/features/settings/site/offices'
import { alternates } from '@/features/shell/site/alternates'
import { Notice } from '@/features/shell/site/notice'
import { log } from '@/lib/server/log'

export async function generateMetadata(): Promise<Metadata> {
  const language = await getLocale()
  const t = await getTranslations('contact.meta')
  const [{ brand }, copy] = await Promise.all([
    settingsOrNone(language),
    contactCopy(language).catch((): Copy => ({})),
  ])
  return {
    title: copy.metaTitle ? `${copy.metaTitle.text} - ${brand}` : t('title', { brand }),
    description: copy.metaDescription?.text ?? t('description'),
    alternates: alternates('/contact', language),
  }
}

/** How to reach the agency. What staff have not written yet is ours (messages). */
export default async function ContactPage() {
  const language = await getLocale()
  const t = await getTranslations('contact')
  const read = await Promise.all([siteSettings(language), contactCopy(language)]).catch((error: unknown) => {
    log.error({ err: error }, 'the contact page could not be read')
  })
  if (!read) return <Unreadable />
  const [settings, copy] = read
  const ours = (text: string) => ({ text, lang: language })
  return (
    <main id="content">
      <ContactHero
        title={copy.heroTitle ?? ours(t('hero.title'))}
        text={copy.heroText ?? ours(t('hero.text'))}
        settings={settings}
      />
      <div className="page grid gap-16 pt-[clamp(56px,6vw,96px)] lg:grid-cols-[1.6fr_1fr] lg:gap-24">
        <section aria-labelledby="form">
          <h2 id="form" lang={copy.formTitle?.lang} className="mb-8 text-[length:var(--t3)]">
            {copy.formTitle?.text ?? t('form.title')}
          </h2>
          <ContactForm texts={await contactTexts()} language={language} />
          <p lang={copy.formNote?.lang} className="mt-4 text-[length:var(--t-1)] text-muted">
            {copy.formNote?.text ?? t('form.note')}
          </p>
        </section>
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

/** The last good page stays in the cache; this is shown when there is none. */
async function Unreadable() {
  const t = await getTranslations('errors.unreadable')
  return <Notice status={503} title={t('title')} text={t('text')} back={t('back')} />
}
