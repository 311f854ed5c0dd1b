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
      <Wall />
    </section>
  )
}

/** The sun behind a wall whose arches let it through. A plane of the band itself, so that it follows day and night. */
function Wall() {
  return (
    <svg
      viewBox="0 0 1440 440"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      className="final-wall"
    >
      <defs>
        <pattern id="final-grain" width="46" height="46" patternUnits="userSpaceOnUse">
          <path d="M4 7h0M19 3h0M37 11h0M11 22h0M28 19h0M42 29h0M5 37h0M22 41h0M33 34h0M16 31h0" />
        </pattern>
        <radialGradient id="final-shade" cx="0.1" cy="0.3" r="0.95">
          <stop offset="0.45" stopColor="#000" />
          <stop offset="0.95" stopColor="#fff" />
        </radialGradient>
        <mask id="final-mask" maskContentUnits="objectBoundingBox">
          <path d="M0 0h1v1H0z" fill="url(#final-shade)" />
        </mask>
        <pattern id="final-arches" width="120" height="140" patternUnits="userSpaceOnUse" y="300">
          <path d="M0 0h120v140h-18V74a42 42 0 0 0-84 0v66H0z" />
        </pattern>
      </defs>
      <circle cx="1096" cy="262" r="206" className="sun" />
      <circle cx="1096" cy="262" r="206" fill="url(#final-grain)" mask="url(#final-mask)" />
      <path d="M-4000 300h5440v140h-5440z" fill="url(#final-arches)" />
    </svg>
  )
}
