import { useLocale, useTranslations } from 'next-intl'

import type { Settings } from '@/features/settings/queries'
import { langWithin } from '@/i18n/text'
import { PhoneNumber } from '@/features/settings/site/phone-number'
import { mailtoLink } from '@/lib/email-address'

/** The other ways to reach the agency, and how soon it answers. On phones they come after the form. */
export function ContactOptions({ settings }: { settings: Settings }) {
  const t = useTranslations('contact.hero')
  const { email, phone, phoneUrl, phoneHours, responseTime, offices } = settings
  const langOf = langWithin(useLocale())
  const chats = offices.flatMap(({ city, whatsappUrl }) => (whatsappUrl ? [{ city, href: whatsappUrl }] : []))
  return (
    <dl className="contact-options rows">
      {email && (
        <div>
          <dt>{t('email')}</dt>
          <dd>
            <a href={mailtoLink(email)} className="wrap-anywhere">
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
            <PhoneNumber phone={phone} url={phoneUrl} />
            {phoneHours && <small lang={phoneHours.lang}>{phoneHours.text}</small>}
          </dd>
        </div>
      )}
      {chats.length > 0 && (
        <div>
          <dt>{t('whatsapp')}</dt>
          <dd>
            <ul className="contact-chats">
              {chats.map(({ city, href }) => (
                <li key={href}>
                  <a href={href} rel="noopener noreferrer" lang={langOf(city.lang)}>
                    {city.text}
                  </a>
                </li>
              ))}
            </ul>
            {chats.length > 1 && <small>{t('whatsappNote')}</small>}
          </dd>
        </div>
      )}
      <div className="contact-response">
        <dt>{t('response')}</dt>
        <dd>
          <span lang={responseTime?.lang}>{responseTime?.text ?? t('within')}</span>
          <small>{t('responseNote')}</small>
        </dd>
      </div>
    </dl>
  )
}
