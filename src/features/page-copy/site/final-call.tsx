import { getLocale } from 'next-intl/server'

import { buttonClass } from '@/components/ui/button'
import { takesCalls } from '@/features/settings/takes-calls'
import { PhoneNumber } from '@/features/settings/site/phone-number'
import { Link } from '@/i18n/navigation'
import { mailtoLink } from '@/lib/email-address'
import { CallBand } from './call-band'

const contactLink = 'inline-flex min-h-11 items-center font-strong underline underline-offset-5'

type Props = {
  /** The two parts of the heading. */
  titleStart: string
  titleEnd: string
  button: string
  email?: string
  phone?: string
  phoneUrl?: string
  /** The language of the copy, if it differs from the page's. */
  lang?: string
}

/** Leads to the page that books a call while someone takes them, else to the contact page. */
async function CallButton({ lang, text }: { lang?: string; text: string }) {
  const href = (await takesCalls(await getLocale())) ? '/contact/call' : '/contact'
  return (
    <Link
      href={href}
      prefetch={false}
      lang={lang}
      className={buttonClass('paper', 'normal', 'max-sm:w-full')}
    >
      {text}
    </Link>
  )
}

/** The last section of a page: a call to action above the footer. */
export function FinalCall({ titleStart, titleEnd, button, email, phone, phoneUrl, lang }: Props) {
  return (
    <CallBand
      title={
        <>
          {titleStart} <span className="title-end">{titleEnd}</span>
        </>
      }
      lang={lang}
    >
      <CallButton lang={lang} text={button} />
      {email && (
        <a href={mailtoLink(email)} className={contactLink}>
          {email}
        </a>
      )}
      {phone && <PhoneNumber phone={phone} url={phoneUrl} className={contactLink} />}
    </CallBand>
  )
}
