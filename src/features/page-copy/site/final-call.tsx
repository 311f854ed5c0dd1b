import { buttonClass } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import { PhoneNumber } from '@/features/settings/site/phone-number'
import { Link } from '@/i18n/navigation'
import { mailtoLink } from '@/lib/email-address'

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

/** The last section of a page: a call to action above the footer. */
export function FinalCall({ titleStart, titleEnd, button, email, phone, phoneUrl, lang }: Props) {
  return (
    <section aria-labelledby="final" className="final-call band-call">
      <div className="page columns">
        <h2 id="final" lang={lang} className="title-hero">
          {titleStart} <span className="title-end">{titleEnd}</span>
        </h2>
        <div className="final-call-actions">
          <Link href="/contact" lang={lang} className={buttonClass('paper')}>
            {button}
          </Link>
          {email && <a href={mailtoLink(email)}>{email}</a>}
          {phone && <PhoneNumber phone={phone} url={phoneUrl} />}
        </div>
      </div>
      <Picture name="final-wall" alt="" className="final-call-picture" />
    </section>
  )
}
