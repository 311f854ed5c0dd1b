import { useTranslations, useLocale } from 'next-intl'
import type { ReactNode } from 'react'

import { buttonClass } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import type { Settings } from '@/features/settings/queries'
import { ChatLink } from '@/features/settings/site/chat-link'
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
    <header>
      <h1 lang={title.lang} className="title-hero text-t5 leading-[0.96]">
        {start} {end && <span className="title-end">{end}</span>}
      </h1>
      <p lang={text.lang} className="lead mt-2 max-w-[25em] text-muted min-[54rem]:mt-4">
        {text.text}
      </p>
    </header>
  )
}

type CallCardProps = {
  title: TranslatedText
  text: TranslatedText
  button: TranslatedText
  takesCalls: boolean
}

const callButton = buttonClass('ink', 'normal', 'mt-4 max-sm:w-full')

/**
 * The last band of the contact page. Its button leads to the times of calls while someone takes them, else moves the focus to
 * the first field of the form. It is gone when thanks have replaced that.
 */
export function CallCard({ title, text, button, takesCalls }: CallCardProps) {
  const t = useTranslations('contact.call')
  return (
    <section aria-labelledby="call" className="band-maiz overflow-clip group-has-data-sent/contact:hidden">
      <div className="page columns items-end">
        <div className="col-[1/7] grid justify-items-start gap-4 self-center py-24 max-lg:col-[1/8] max-sm:col-[1/13] max-sm:pt-18 max-sm:pb-6">
          <h2 id="call" lang={title.lang} className="title">
            {title.text}
          </h2>
          <p lang={text.lang} className="lead">
            {text.text}
          </p>
          {takesCalls ? (
            <Link href="/contact/call" prefetch={false} lang={button.lang} className={callButton}>
              {button.text}
            </Link>
          ) : (
            <a href="#contact-name" lang={button.lang} className={callButton}>
              {button.text}
            </a>
          )}
        </div>
        <Picture
          name="talk"
          alt={t('picture')}
          className="col-[7/13] h-auto w-full max-lg:col-[8/13] max-sm:col-[1/13]"
        />
      </div>
    </section>
  )
}

type OptionProps = {
  name: string
  note?: string
  noteLang?: string
  className?: string
  children: ReactNode
}

/** A way to reach the agency. Name and number are beside each other where there is room. */
const Option = ({ name, note, noteLang, className = '', children }: OptionProps) => (
  <div
    className={`grid grid-cols-1 items-baseline gap-x-4 py-3.5 min-[30rem]:max-[54rem]:grid-cols-[6.5rem_minmax(0,1fr)] min-[73.75rem]:grid-cols-[6.5rem_minmax(0,1fr)] ${className}`}
  >
    <dt className="text-caption text-muted">{name}</dt>
    <dd className="font-display text-t1 leading-[1.25] font-head tracking-[-0.012em]">
      {children}
      {note && (
        <small
          lang={noteLang}
          className="block font-sans text-caption leading-[1.45] font-text tracking-[0] text-muted"
        >
          {note}
        </small>
      )}
    </dd>
  </div>
)

const optionLink = 'inline-block min-h-8 underline underline-offset-5'

type OptionsProps = { settings: Settings; withoutChats?: boolean }

/** The other ways to reach the agency, and how soon it answers. On phones they come after the form. */
export function ContactOptions({ settings, withoutChats }: OptionsProps) {
  const t = useTranslations('contact.hero')
  const { email, phone, phoneUrl, phoneHours, responseTime, offices } = settings
  const langOf = langWithin(useLocale())
  const chats = offices.flatMap(({ city, whatsappUrl }) => (whatsappUrl ? [{ city, href: whatsappUrl }] : []))
  return (
    <dl className="rows col-start-1 mt-10 self-start">
      {email && (
        <Option name={t('email')} note={t('emailNote')}>
          <a href={mailtoLink(email)} className={`wrap-anywhere ${optionLink}`}>
            {email}
          </a>
        </Option>
      )}
      {phone && (
        <Option name={t('phone')} note={phoneHours?.text} noteLang={phoneHours?.lang}>
          <PhoneNumber phone={phone} url={phoneUrl} className={optionLink} />
        </Option>
      )}
      {!withoutChats && chats.length > 0 && (
        <Option name={t('whatsapp')} note={chats.length > 1 ? t('whatsappNote') : undefined}>
          <ul className="flex flex-wrap gap-x-4">
            {chats.map(({ city, href }) => (
              <li key={href}>
                <ChatLink url={href} lang={langOf(city.lang)} className={optionLink}>
                  {city.text}
                </ChatLink>
              </li>
            ))}
          </ul>
        </Option>
      )}
      {/* Only where the title that promises it is out of view. */}
      <Option name={t('response')} note={t('responseNote')} className="min-[54rem]:hidden">
        <span lang={responseTime?.lang}>{responseTime?.text ?? t('within')}</span>
      </Option>
    </dl>
  )
}

/** Says how the input is used, with a link to the privacy policy. */
export function FormNote({ note }: { note: TranslatedText }) {
  const t = useTranslations('contact.form')
  return (
    <p className="note flex-[1_1_16em]" data-keep-clear>
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
