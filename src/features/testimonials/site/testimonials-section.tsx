import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { type Language, langWithin } from '@/i18n/languages'
import { setIncomplete } from '@/lib/request-report'
import type { Testimonial } from '../queries/testimonials'
import { Carousel } from './carousel'
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

type QuoteProps = { testimonial: Testimonial; language: Language }

/** A testimonial with its author. Its quotation marks follow its language (home.css). */
function Quote({ testimonial, language }: QuoteProps) {
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

type TestimonialsSectionProps = {
  title: string
  /** Null when they could not be loaded. */
  testimonials: Testimonial[] | null
  language: Language
  /** The language of the page's copy around it. */
  lang: Language
  /** Shown below the testimonials, such as the statistics. */
  children?: ReactNode
}

/** A failure to load shows the same text as an empty list, and keeps the page out of the cache. */
export function TestimonialsSection({
  title,
  testimonials,
  language,
  lang,
  children,
}: TestimonialsSectionProps) {
  const t = useTranslations('home.testimonials')
  if (!testimonials) setIncomplete()
  return (
    <section className="testimonials section band-info">
      <div className="page">
        <h2 id="testimonials-title" className="sr-only">
          {title}
        </h2>
        <div lang={langWithin(lang)(language)}>
          {testimonials?.length ? (
            <Testimonials testimonials={testimonials} language={language} />
          ) : (
            <p className="testimonials-empty">{t('empty')}</p>
          )}
        </div>
      </div>
      {children}
    </section>
  )
}

function Testimonials({ testimonials, language }: { testimonials: Testimonial[]; language: Language }) {
  const t = useTranslations('home.testimonials')
  const [first, ...others] = testimonials
  if (first && others.length === 0) return <Quote testimonial={first} language={language} />
  const slides = testimonials.map((testimonial, index) => {
    const place = { position: index + 1, count: testimonials.length }
    return {
      id: testimonial.id,
      content: <Quote testimonial={testimonial} language={language} />,
      position: t('position', place),
      goTo: t('goTo', place),
      shown: t('shown', { ...place, name: testimonial.name }),
    }
  })
  const texts = {
    carousel: t('carousel'),
    slide: t('slide'),
    previous: t('previous'),
    next: t('next'),
    pause: t('pause'),
    choose: t('choose'),
  }
  return <Carousel slides={slides} labelledBy="testimonials-title" texts={texts} />
}
