import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { langWithin } from '@/i18n/text'
import type { Language } from '@/i18n/languages'
import { setIncomplete } from '@/lib/request-report'
import type { Testimonial } from '../queries/testimonials'
import { Carousel } from './carousel'
import { Quote } from './quote'

type Props = {
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
export function TestimonialsSection({ title, testimonials, language, lang, children }: Props) {
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
