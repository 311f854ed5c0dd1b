import { Link } from '@/i18n/navigation'
import { langWithin } from '@/i18n/text'
import type { Section } from './frame'
import { Panorama } from './panorama'

/** The promise in two voices, and the way from a first hello to a signature. */
export function Hero({ copy, lang, language }: Section<'hero'>) {
  return (
    <section className="hero">
      <div className="page columns hero-words">
        <h1 className="title-hero">
          <span className="works">{copy.works}</span> <span className="rests">{copy.rests}</span>
        </h1>
        <div className="hero-side">
          <p className="lead">{copy.lead}</p>
          <div className="hero-acts">
            <Link href="/contact" className="button button-accent">
              {copy.button}
            </Link>
            <a href="#steps" className="button button-line">
              {copy.secondButton}
            </a>
          </div>
        </div>
      </div>
      <Panorama lang={langWithin(lang)(language)} />
    </section>
  )
}
