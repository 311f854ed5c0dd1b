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
    <span>
      <svg
        viewBox="0 0 118 12"
        aria-hidden="true"
        fill="none"
        stroke="var(--info-line)"
        strokeWidth="1.6"
        className="mb-3 h-3 w-29.5"
      >
        {Array.from({ length: MAX_RATING }, (_, index) => (
          <path
            key={index}
            d={`M${1 + index * 24} 11a10 10 0 0 1 20 0z`}
            fill={index < rating ? 'var(--info-line)' : undefined}
          />
        ))}
      </svg>
      <span className="sr-only">{text}</span>
    </span>
  )
}

/** The type size of a quote by its maximum length in characters: longer quotes are smaller. */
const sizes = [
  [120, 'text-t4 font-head leading-[1.04] tracking-[-0.035em] text-balance sm:text-t5'],
  [240, 'max-w-[30em] text-t3 font-head leading-[1.04] tracking-[-0.035em] text-balance sm:text-t4'],
  [480, 'max-w-[30em] text-t2 font-head leading-[1.12] tracking-head text-balance sm:text-t3'],
  [Infinity, 'max-w-[30em] text-t1 font-medium leading-lead tracking-[-0.012em]'],
] as const
const sizeOf = (text: string) => sizes.find(([maxLength]) => text.length <= maxLength)?.[1] ?? ''

const beside = 'col-[4/13] sm:pl-4 lg:pl-0'

type QuoteProps = { testimonial: Testimonial; language: Language; isSlide?: boolean }

/** A testimonial with its author. Its quotation marks follow its language. In a slide it leaves room for the controls. */
function Quote({ testimonial, language, isSlide }: QuoteProps) {
  const t = useTranslations('home.testimonials')
  const { name, company, rating, content, position, result, picture } = testimonial
  const within = langWithin(language)
  return (
    <figure className="columns grid-rows-[1fr_auto] items-end max-sm:block">
      <div className="arch mb-6 aspect-4/5 w-32 bg-(--art-sand) sm:col-[1/4] sm:row-[1/3] sm:mb-0 sm:w-full sm:max-w-70">
        <Portrait name={name} picture={picture} sizes="(width < 42.5rem) 128px, 280px" />
      </div>
      <blockquote lang={content.lang} className={beside}>
        <p
          className={`font-display font-stretch-[92%] [quotes:'“'_'”'] before:content-[open-quote] after:content-[close-quote] [&:lang(es)]:[quotes:'«'_'»'] ${sizeOf(content.text)}`}
        >
          {content.text}
        </p>
      </blockquote>
      <figcaption
        className={`mt-8 min-h-30 leading-[1.45] text-muted ${beside} ${isSlide ? 'lg:pr-85' : ''}`}
      >
        <Rating rating={rating} text={t('rating', { rating })} />
        <b className="block font-strong text-ink">{name}</b>
        <span className="block">
          {position && <span lang={within(position.lang)}>{`${position.text}, `}</span>}
          {company}
        </span>
        {result && (
          <span lang={within(result.lang)} className="block text-ink">
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
    <section className="band-info section overflow-clip">
      <div className="page">
        <h2 id="testimonials-title" className="sr-only">
          {title}
        </h2>
        <div lang={langWithin(lang)(language)}>
          {testimonials?.length ? (
            <Testimonials testimonials={testimonials} language={language} />
          ) : (
            <p className="font-display text-t3 leading-[1.1] font-head tracking-head text-muted">
              {t('empty')}
            </p>
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
      content: <Quote testimonial={testimonial} language={language} isSlide />,
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
