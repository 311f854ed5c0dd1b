import { buttonClass } from '@/components/ui/button'
import { Link } from '@/i18n/navigation'
import { langWithin } from '@/i18n/text'
import type { SectionProps } from './section-props'
import { Panorama } from './panorama'

export function Hero({ copy, lang, language }: SectionProps<'hero'>) {
  return (
    <section className="hero">
      <div className="page columns hero-words">
        <h1 className="title-hero">
          <span>{copy.titleStart}</span> <span className="title-end">{copy.titleEnd}</span>
        </h1>
        <div className="hero-side">
          <p className="lead">{copy.lead}</p>
          <div className="hero-acts">
            <Link href="/contact" className={buttonClass('accent')}>
              {copy.button}
            </Link>
            <a href="#steps" className={buttonClass('line')}>
              {copy.secondButton}
            </a>
          </div>
        </div>
      </div>
      <Panorama lang={langWithin(lang)(language)} />
    </section>
  )
}
