import { Picture } from '@/components/ui/picture'
import { Link } from '@/i18n/navigation'

type Props = {
  /** The headline in its two voices. */
  works: string
  rests: string
  button: string
  email?: string
  phone?: string
  /** The language of the texts, when it is not the page's. */
  lang?: string
}

/** The last band of a page: one call, the sun, and the wall of arches that the footer stands behind. */
export function FinalCall({ works, rests, button, email, phone, lang }: Props) {
  return (
    <section aria-labelledby="final" className="final band-call">
      <div className="page columns">
        <h2 id="final" lang={lang} className="title-hero">
          {works} <span className="rests">{rests}</span>
        </h2>
        <div className="final-acts">
          <Link href="/contact" lang={lang} className="button button-paper">
            {button}
          </Link>
          {email && <a href={`mailto:${email}`}>{email}</a>}
          {phone && (
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="num">
              {phone}
            </a>
          )}
        </div>
      </div>
      <Picture name="final-wall" alt="" className="final-wall" />
    </section>
  )
}
