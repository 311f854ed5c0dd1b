import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { langWithin } from '@/i18n/text'
import type { Language } from '@/i18n/languages'
import type { Testimonial } from '../queries'
import { Carousel } from './carousel'
import { Quote } from './quote'

type Props = {
  title: string
  /** Null when they could not be read. */
  testimonials: Testimonial[] | null
  language: Language
  /** The language of the page's copy around it. */
  lang: Language
  /** What hangs below, such as the statistics. */
  children?: ReactNode
}

/** The band of proof. What failed to load says the same as what is empty, and keeps the page out of the cache. */
export function Voices({ title, testimonials, language, lang, children }: Props) {
  const t = useTranslations('home.testimonials')
  return (
    <section data-incomplete={testimonials ? undefined : 'true'} className="voices section band-info">
      <div className="page">
        <h2 id="voices" className="sr-only">
          {title}
        </h2>
        <div lang={langWithin(lang)(language)}>
          {testimonials?.length ? (
            <Said testimonials={testimonials} language={language} />
          ) : (
            <p className="voices-none">{t('empty')}</p>
          )}
        </div>
      </div>
      {children}
    </section>
  )
}

function Said({ testimonials, language }: { testimonials: Testimonial[]; language: Language }) {
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
  return <Carousel slides={slides} labelledBy="voices" texts={texts} />
}
