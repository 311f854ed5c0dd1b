import { useTranslations } from 'next-intl'

import type { Settings } from '@/features/settings/queries'
import type { Text } from '@/i18n/text'

type Props = { title: Text; text: Text; settings: Settings }

const value = 'font-display text-[length:var(--t2)] leading-tight font-semibold tracking-tight'
const note = 'mt-1 text-[length:var(--t-1)] text-muted'
const pier = 'py-6 md:border-l-2 md:border-(--deck) md:pl-6 md:first:border-l-0 md:first:pl-0'

/** The head of the contact page: how to reach the agency, and how soon it answers. */
export function ContactHero({ title, text, settings }: Props) {
  const t = useTranslations('contact.hero')
  const { email, phone, phoneHours, responseTime } = settings
  return (
    <div className="page pt-[clamp(48px,7vw,96px)]">
      <h1
        lang={title.lang}
        className="text-[length:var(--t6)] leading-[var(--lh-hero)] font-[780] tracking-[var(--track-hero)]"
      >
        {title.text}
      </h1>
      <p
        lang={text.lang}
        className="mt-6 max-w-[52ch] text-[length:var(--t1)] leading-[var(--lh-lead)] text-muted"
      >
        {text.text}
      </p>
      <dl className="mt-12 grid border-t-[14px] border-(--deck) max-md:divide-y max-md:divide-line md:grid-cols-[1.2fr_1fr_.9fr]">
        {email && (
          <div className={pier}>
            <dt className="text-muted">{t('email')}</dt>
            <dd className={value}>
              <a href={`mailto:${email}`} className="wrap-anywhere underline">
                {email}
              </a>
            </dd>
            <dd className={note}>{t('emailNote')}</dd>
          </div>
        )}
        {phone && (
          <div className={pier}>
            <dt className="text-muted">{t('phone')}</dt>
            <dd className={value}>
              <a className="underline" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
                {phone}
              </a>
            </dd>
            {phoneHours && (
              <dd className={note} lang={phoneHours.lang}>
                {phoneHours.text}
              </dd>
            )}
          </div>
        )}
        <div className={pier}>
          <dt className="text-muted">{t('response')}</dt>
          <dd className={value} lang={responseTime?.lang}>
            {responseTime?.text ?? t('within')}
          </dd>
          <dd className={note}>{t('responseNote')}</dd>
        </div>
      </dl>
    </div>
  )
}
