import { useTranslations } from 'next-intl'

import { langWithin } from '@/i18n/text'
import type { Language } from '@/i18n/languages'
import type { Testimonial } from '../queries/testimonials'
import { Portrait } from './portrait'

const MAX_RATING = 5

/** A rating out of five as arches, with a text for screen readers. */
function Rating({ rating, text }: { rating: number; text: string }) {
  return (
    <span className="rating">
      <svg viewBox="0 0 118 12" aria-hidden="true">
        {Array.from({ length: MAX_RATING }, (_, index) => (
          <path
            key={index}
            d={`M${1 + index * 24} 11a10 10 0 0 1 20 0z`}
            className={index < rating ? 'rating-full' : undefined}
          />
        ))}
      </svg>
      <span className="sr-only">{text}</span>
    </span>
  )
}

/** The maximum length of a quote, in characters, for each type size: longer quotes are smaller. */
const sizes = [
  [120, 'quote-short'],
  [240, 'quote-medium'],
  [480, 'quote-long'],
  [Infinity, 'quote-longest'],
] as const

type Props = { testimonial: Testimonial; language: Language }

/** A testimonial with its author. Its quotation marks follow its language (home.css). */
export function Quote({ testimonial, language }: Props) {
  const t = useTranslations('home.testimonials')
  const { name, company, rating, content, position, result, picture } = testimonial
  const within = langWithin(language)
  const size = sizes.find(([maxLength]) => content.text.length <= maxLength)?.[1] ?? 'quote-longest'
  return (
    <figure className="quote">
      <div className="quote-portrait arch">
        <Portrait name={name} picture={picture} sizes="(width < 42.5rem) 128px, 280px" />
      </div>
      <blockquote lang={content.lang} className={size}>
        <p>{content.text}</p>
      </blockquote>
      <figcaption>
        <Rating rating={rating} text={t('rating', { rating })} />
        <b>{name}</b>
        <span className="block">
          {position && <span lang={within(position.lang)}>{`${position.text}, `}</span>}
          {company}
        </span>
        {result && (
          <span lang={within(result.lang)} className="quote-result">
            {result.text}
          </span>
        )}
      </figcaption>
    </figure>
  )
}
