import { useTranslations } from 'next-intl'

import { More } from '@/components/ui/more'
import type { Figures } from '@/features/page-copy/queries/page-copy'
import { FigureSource } from '@/features/page-copy/site/figure-source'
import { type Language, langWithin } from '@/i18n/languages'
import type { Service } from '../queries'
import { linesOf, industryFigureOf, ownClaim, type ServiceSlug } from '../rules'
import { BayPicture, type RowEnd } from './bay-picture'
import { bayWidths } from './bay-widths'
import { Benefit } from './benefit'
import { type GroupKind, groupServices } from './service-groups'
import styles from './service-intros.module.css'

/** Padding of the words of a service, by the kind of its group. */
const titlePadding: Record<GroupKind, string> = {
  lead: 'px-gutter pb-10 max-[54rem]:pb-6',
  pair: 'pt-8',
  night: 'pt-section pl-gutter max-[54rem]:pr-gutter',
}
const detailsPadding: Record<GroupKind, string> = {
  lead: 'pr-gutter pb-6 pl-[clamp(--spacing(7),3.4vw,--spacing(16))] max-[54rem]:py-6 max-[54rem]:pl-gutter',
  pair: 'pt-6',
  night: 'pt-6 pb-section pl-gutter max-[54rem]:pr-gutter max-[54rem]:pb-10',
}

/** In a pair, a line stands between the words of the two. */
const sideOf = (kind: GroupKind, index: number): string => {
  if (kind !== 'pair') return ''
  return index === 0 ? 'px-gutter sm:pr-gap' : 'px-gutter sm:border-l-2 sm:border-line-strong sm:pl-gap'
}

type ServiceIntroFigureProps = {
  figures: Figures
  claim: Figures['claims'][number]
  lang: Language
  language: Language
}

/** The figure of one service, with its source. */
function ServiceIntroFigure({ figures, claim, lang, language }: ServiceIntroFigureProps) {
  const t = useTranslations('services.industry')
  const industry = industryFigureOf(claim)
  const source = industry
    ? { text: t(industry), lang: language }
    : { text: figures.claimsSource, lang: figures.lang }
  return (
    <dl lang={langWithin(lang)(figures.lang)}>
      <div className="mt-8 flex max-w-[34em] flex-wrap items-end gap-x-6 gap-y-3">
        <dt className="order-2 max-w-[13em] min-w-[min(100%,7em)] flex-1 text-caption leading-[1.35] font-strong text-balance">
          {claim.label}
        </dt>
        <dd className="numeral text-n1 leading-[0.8]">{claim.value}</dd>
        <dd className="order-3 basis-full" lang={langWithin(figures.lang)(source.lang)}>
          <FigureSource {...source} language={language} />
        </dd>
      </div>
    </dl>
  )
}

type PlaceProps = { service: Service; kind: GroupKind; index: number }

/** What a service is. */
const ServiceIntroTitle = ({ service, kind, index }: PlaceProps) => (
  <div className={[styles.title, titlePadding[kind], sideOf(kind, index)].join(' ')}>
    <h2 id={`title-${service.slug}`} className={kind === 'lead' ? 'text-t5' : undefined}>
      {service.title}
    </h2>
    <p className="mt-1.5 max-w-[30em] font-display text-t2 leading-[1.16] font-light tracking-[-0.018em]">
      {service.subtitle}
    </p>
    <p className="lead mt-4 max-w-[30em] text-muted">{service.description}</p>
  </div>
)

type DetailsProps = PlaceProps & { figures: Figures | null; language: Language }

/** What is part of a service, what the reader gets, and the way to its page. */
function ServiceIntroDetails({ service, kind, index, figures, language }: DetailsProps) {
  const t = useTranslations('pages.services')
  const { slug, title, bullets, benefit, lang } = service
  const claim = ownClaim(slug, figures)
  return (
    <div className={[styles.details, detailsPadding[kind], sideOf(kind, index)].join(' ')}>
      <ul className={`rows ${kind === 'night' ? 'grid gap-x-gap min-[54rem]:grid-cols-2' : ''}`}>
        {linesOf(bullets).map((bullet) => (
          <li key={bullet} className="py-3 leading-lead">
            {bullet}
          </li>
        ))}
      </ul>
      <Benefit className="mt-6 max-w-[24em] text-t1 leading-[1.3]">{benefit}</Benefit>
      {figures && claim && (
        <ServiceIntroFigure figures={figures} claim={claim} lang={lang} language={language} />
      )}
      <p lang={langWithin(lang)(language)}>
        <More href={`/services/${slug}`} className="mt-4 [--link:var(--ink)]">
          <span>
            {t('more')}
            <span lang={langWithin(language)(lang)} className="sr-only">{`: ${title}`}</span>
          </span>
        </More>
      </p>
    </div>
  )
}

type Around = { figures: Figures | null; lang: Language; language: Language }

/** Pairs are as wide as their pictures; others that staff may bring together are of one width. */
const pairColumns: Record<string, string> = {
  'content-marketing seo-optimization': 'sm:grid-cols-[minmax(0,4fr)_minmax(0,3fr)]',
  'email-marketing digital-advertising': 'sm:grid-cols-[minmax(0,4fr)_minmax(0,5fr)]',
}

const groupColumns = (kind: GroupKind, services: Service[]): string =>
  kind === 'pair'
    ? `sm:grid sm:grid-rows-[auto_auto_1fr] ${pairColumns[services.map(({ slug }) => slug).join(' ')] ?? 'sm:grid-cols-2'}`
    : ''

/** The colors of the pictures that go on to the window's edge. */
const edges: Partial<Record<ServiceSlug, string>> = {
  'content-marketing': '[--air:var(--art-maiz)] [--cable:var(--art-pink)] [--table:var(--art-ink)]',
  'email-marketing': '[--air:var(--art-sky)] [--cable:var(--art-sky)] [--table:var(--art-sky)]',
}

const edgeOf = (kind: GroupKind, index: number, slug: ServiceSlug): string =>
  kind === 'pair' && index === 0 && edges[slug] ? [styles.edge, edges[slug]].join(' ') : ''

const groupStyle: Record<GroupKind, string> = {
  lead: 'border-b-(length:--deck-h) border-deck pt-section',
  pair: 'py-section',
  night: 'band-night [--ground:var(--art-ink)]',
}

/** Where a picture continues to the window's edge: in a pair each at its side, otherwise at the start. */
const endOf = (kind: GroupKind, index: number): RowEnd | undefined => {
  if (kind === 'night') return undefined
  return index === 0 ? 'start' : 'end'
}

type ServiceIntrosProps = Around & { service: Service; kind: GroupKind; index: number }

/** A service with its picture. */
function ServiceIntro({ service, kind, index, figures, lang, language }: ServiceIntrosProps) {
  const { slug } = service
  return (
    <section
      id={slug}
      lang={langWithin(lang)(service.lang)}
      aria-labelledby={`title-${slug}`}
      className={[
        bayWidths[slug],
        kind === 'pair' ? 'max-sm:not-first:mt-14 sm:row-span-3 sm:grid sm:grid-rows-subgrid' : styles[kind],
      ].join(' ')}
    >
      <div className={[styles.picture, edgeOf(kind, index, slug)].join(' ')}>
        <BayPicture slug={slug} end={endOf(kind, index)} alt="" />
      </div>
      <ServiceIntroTitle service={service} kind={kind} index={index} />
      <ServiceIntroDetails
        service={service}
        kind={kind}
        index={index}
        figures={figures}
        language={language}
      />
    </section>
  )
}

/** An introduction to each service, in groups. */
export const ServiceIntros = ({ services, ...around }: Around & { services: Service[] }) =>
  groupServices(services).map(({ kind, services: inside }) => (
    <div key={inside[0]?.slug} className={`overflow-clip ${groupStyle[kind]}`}>
      <div className={`mx-auto w-[min(100%,var(--page))] ${groupColumns(kind, inside)}`}>
        {inside.map((service, index) => (
          <ServiceIntro key={service.slug} service={service} kind={kind} index={index} {...around} />
        ))}
      </div>
    </div>
  ))
