import { useTranslations, useLocale } from 'next-intl'
import { buttonClass } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import type { Settings } from '@/features/settings/queries'
import { PhoneNumber } from '@/features/settings/site/phone-number'
import { Link } from '@/i18n/navigation'
import { type TranslatedText, langWithin } from '@/i18n/languages'
import { mailtoLink } from '@/lib/email-address'

/** Splits a text after its first sentence: 'One. Two. Three.' becomes 'One.' and 'Two. Three.'. */
export function splitSentence(text: string): [first: string, rest?: string] {
  const [, first, rest] = /^(.+?[.!?])\s+(\S.*)$/s.exec(text.trim()) ?? []
  return first && rest ? [first, rest] : [text]
}

type ContactHeroProps = { title: TranslatedText; text: TranslatedText }

/** The title of the contact page, beside the form. Its first sentence is heavy, what follows light. */
export function ContactHero({ title, text }: ContactHeroProps) {
  const [start, end] = splitSentence(title.text)
  return (
    <header className="contact-head">
      <h1 lang={title.lang}>
        {start} {end && <span>{end}</span>}
      </h1>
      <p lang={text.lang} className="lead">
        {text.text}
      </p>
    </header>
  )
}

type CallCardProps = { title: TranslatedText; text: TranslatedText; button: TranslatedText }

/** The last band of the contact page. Its button moves the focus to the first field of the form. */
export function CallCard({ title, text, button }: CallCardProps) {
  const t = useTranslations('contact.call')
  return (
    <section aria-labelledby="call" className="call-card band-maiz overflow-clip">
      <div className="page columns items-end">
        <div className="talk">
          <h2 id="call" lang={title.lang} className="title">
            {title.text}
          </h2>
          <p lang={text.lang} className="lead">
            {text.text}
          </p>
          <a href="#contact-name" lang={button.lang} className={buttonClass('ink')}>
            {button.text}
          </a>
        </div>
        <Picture name="talk" alt={t('picture')} className="talk-picture" />
      </div>
    </section>
  )
}

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

/** Says how the input is used, with a link to the privacy policy. */
export function FormNote({ note }: { note: TranslatedText }) {
  const t = useTranslations('contact.form')
  return (
    <p className="note" data-keep-clear>
      <span lang={note.lang}>{note.text}</span>{' '}
      {t.rich('privacy', {
        link: (name) => (
          <Link href="/privacy-policy" prefetch={false} className="whitespace-nowrap underline">
            {name}
          </Link>
        ),
      })}
    </p>
  )
}
