import { useTranslations } from 'next-intl'

import type { Settings } from '@/features/settings/queries'
import type { Text } from '@/i18n/text'

type Props = { title: Text; text: Text; settings: Settings }

/** The head of the contact page: how to reach the agency, and how soon it answers. */
export function ContactHero({ title, text, settings }: Props) {
  const t = useTranslations('contact.hero')
  const { email, phone, phoneHours, responseTime } = settings
  return (
    <header className="page contact-head">
      <h1 lang={title.lang} className="title-hero">
        {title.text}
      </h1>
      <p lang={text.lang} className="lead">
        {text.text}
      </p>
      <dl className="deck piers facts">
        {email && (
          <div>
            <dt>{t('email')}</dt>
            <dd>
              <a href={`mailto:${email}`} className="wrap-anywhere">
                {email}
              </a>
              <small>{t('emailNote')}</small>
            </dd>
          </div>
        )}
        {phone && (
          <div>
            <dt>{t('phone')}</dt>
            <dd>
              <a className="num" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
                {phone}
              </a>
              {phoneHours && <small lang={phoneHours.lang}>{phoneHours.text}</small>}
            </dd>
          </div>
        )}
        <div>
          <dt>{t('response')}</dt>
          <dd>
            <span lang={responseTime?.lang}>{responseTime?.text ?? t('within')}</span>
            <small>{t('responseNote')}</small>
          </dd>
        </div>
      </dl>
    </header>
  )
}
