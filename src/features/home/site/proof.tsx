import { useTranslations } from 'next-intl'

import { SampleMark } from '@/components/site/sample-mark'
import { More } from '@/components/ui/more'
import type { CaseStudy } from '@/features/case-studies/queries'
import { FigureSource } from '@/features/page-copy/site/figure-source'
import type { SectionProps } from '@/features/page-copy/site/section-props'
import { pricesOf, type Price } from '@/features/services/price-rules'
import type { Service } from '@/features/services/queries'
import { LargePrice, SetupPrice } from '@/features/services/site/price-text'
import type { Testimonial } from '@/features/testimonials/queries/testimonials'
import { Portrait } from '@/features/testimonials/site/portrait'
import { Link } from '@/i18n/navigation'
import { type Language, langWithin } from '@/i18n/languages'
import { fee } from '@/lib/money'
import type { HomePage } from '@/payload-types'

/** A service and its price. */
type Priced = readonly [Service, Price]

const numeral = 'numeral text-n1'
/** The two figures are beside each other where both have room. */
const entry = 'flex flex-1 flex-col gap-2 border-l-2 border-line-strong pl-4'
const term = 'order-2 leading-[1.35] font-strong'

/** The type size of what they say, by its maximum length in characters. */
const sizes = [
  [140, 'text-t2 leading-[1.1] sm:text-t3'],
  [300, 'text-t1 leading-[1.25]'],
  [Infinity, 'text-body leading-lead'],
] as const
const sizeOf = (text: string) => sizes.find(([maxLength]) => text.length <= maxLength)?.[1] ?? ''

type QuoteProps = { testimonial: Testimonial; story: CaseStudy | undefined; language: Language }

/** What they say, who they are, and where their story is told. */
function Quote({ testimonial, story, language }: QuoteProps) {
  const t = useTranslations('prices.proof')
  const { name, company, position, content, picture } = testimonial
  const within = langWithin(language)
  return (
    <figure className="grid grid-rows-[1fr_auto] grid-cols-[clamp(--spacing(22),8vw,--spacing(32))_minmax(0,1fr)] items-start gap-x-5 sm:grid-cols-[8.5rem_minmax(0,1fr)] sm:items-end sm:gap-x-8 @max-[16rem]/page:grid-cols-1 @max-[16rem]/page:gap-y-3">
      <div className="arch row-span-2 aspect-4/5 border-b-6 border-deck bg-(--art-sand) @max-[16rem]/page:max-w-40">
        <Portrait name={name} picture={picture} sizes="(width < 42.5rem) 88px, 144px" />
      </div>
      <blockquote lang={within(content.lang)}>
        <p
          className={`font-display font-head font-stretch-[92%] tracking-head text-balance [quotes:'“'_'”'] before:content-[open-quote] after:content-[close-quote] [&:lang(es)]:[quotes:'«'_'»'] ${sizeOf(content.text)}`}
        >
          {content.text}
        </p>
      </blockquote>
      <figcaption className="mt-4 text-caption leading-[1.45] text-muted">
        <b className="block font-strong text-ink">{name}</b>
        {position && <span lang={within(position.lang)}>{`${position.text}, `}</span>}
        {company}
        {story && (
          <span className="mt-2 block">
            <More href={`/case-studies/${story.slug}`} tone="ink">
              {t('story')}
            </More>
          </span>
        )}
      </figcaption>
    </figure>
  )
}

/** The lowest price of all services, and what it is for. */
function PriceFigure({ priced: [service, price], language }: { priced: Priced; language: Language }) {
  const t = useTranslations('prices')
  const prices = pricesOf(service)
  const own = langWithin(language)(service.lang)
  return (
    <div className={entry}>
      <dt className={term}>{t(`proof.from.${price.period}`)}</dt>
      <dd className={numeral}>
        <LargePrice price={fee(price.amount, price.currency, language)} />
      </dd>
      <dd className="note order-3 text-note">
        <span lang={own}>{`${service.title}.`}</span> <SetupPrice prices={prices} language={language} />{' '}
        {prices.note && <span lang={own}>{prices.note}</span>}{' '}
        <Link href="/services#prices" prefetch={false} className="inline-block underline">
          {t('see')}
        </Link>
      </dd>
    </div>
  )
}

type Props = SectionProps<HomePage, 'proof'> & {
  /** The active ones; null when they could not be loaded. */
  testimonials: Testimonial[] | null
  cases: CaseStudy[]
  priced: Priced | undefined
}

/**
 * What one client says, with their case study if it is public, what came back, and what it costs. Nothing while no testimonial is chosen, or the chosen one is not
 * active. A figure is shown only with its source.
 */
export function Proof({ copy, testimonials, cases, priced, lang, language }: Props) {
  const t = useTranslations('prices.proof')
  const chosen = copy?.testimonial
  const id = typeof chosen === 'object' ? chosen?.id : chosen
  const testimonial = testimonials?.find((one) => one.id === id)
  if (!testimonial) return null
  const { value, label, source } = copy ?? {}
  const hasFigure = value && label && source
  return (
    <section
      aria-labelledby="proof"
      lang={langWithin(lang)(language)}
      className="band-info pt-[clamp(--spacing(9),4vw,--spacing(14))] pb-8"
    >
      <h2 id="proof" className="sr-only">
        {t('title')}
      </h2>
      <div className="page grid gap-x-[clamp(--spacing(6),4vw,--spacing(16))] gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Quote
          testimonial={testimonial}
          story={cases.find((one) => one.testimonial === testimonial.id)}
          language={language}
        />
        {(hasFigure || priced) && (
          <dl className="flex flex-wrap items-start gap-x-4 gap-y-8 self-end">
            {hasFigure && (
              <div className={entry} lang={langWithin(language)(lang)}>
                <dt className={term}>{label}</dt>
                <dd className={numeral}>{value}</dd>
                <dd className="order-3">
                  <FigureSource text={source} lang={lang} language={language} className="text-note" />
                </dd>
              </div>
            )}
            {priced && <PriceFigure priced={priced} language={language} />}
          </dl>
        )}
        {testimonial.isSample && (
          <p className="col-span-full">
            <SampleMark>{t('sample')}</SampleMark>
          </p>
        )}
      </div>
    </section>
  )
}
