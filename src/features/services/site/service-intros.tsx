import { useTranslations } from 'next-intl'

import { More } from '@/components/ui/more'
import { Picture } from '@/components/ui/picture'
import type { Figures } from '@/features/page-copy/queries/page-copy'
import { FigureSource } from '@/features/page-copy/site/figure-source'
import { type Language, langWithin } from '@/i18n/languages'
import type { Service } from '../queries'
import { linesOf, industryFigureOf, ownClaim } from '../rules'
import { BayPicture, type RowEnd } from './bay-picture'

type ServiceIndexProps = { services: Service[]; lang: Language; language: Language }

/** The whole bridge as a table of contents: each bay leads to its service on the page. */
export function ServiceIndex({ services, lang, language }: ServiceIndexProps) {
  const t = useTranslations('services')
  const within = langWithin(lang)
  return (
    <nav aria-label={t('index')} lang={within(language)} className="bridge-index">
      <ul>
        {services.map(({ slug, title, lang: own }) => (
          <li key={slug} data-bay={slug}>
            <a href={`#${slug}`} lang={langWithin(language)(own)}>
              <Picture name={`service-${slug}`} alt="" priority className="picture" />
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
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
    <dl lang={langWithin(lang)(figures.lang)} className="service-intro-figure">
      <div>
        <dt>{claim.label}</dt>
        <dd className="numeral">{claim.value}</dd>
        <dd lang={langWithin(figures.lang)(source.lang)}>
          <FigureSource {...source} language={language} />
        </dd>
      </div>
    </dl>
  )
}

/** What a service is. */
const ServiceIntroTitle = ({ service }: { service: Service }) => (
  <div className="service-intro-title">
    <h2 id={`title-${service.slug}`}>{service.title}</h2>
    <p className="service-intro-subtitle">{service.subtitle}</p>
    <p className="lead">{service.description}</p>
  </div>
)

type ServiceIntroTitleProps = { service: Service; figures: Figures | null; language: Language }

/** What is part of a service, what the reader gets, and the way to its page. */
function ServiceIntroDetails({ service, figures, language }: ServiceIntroTitleProps) {
  const t = useTranslations('pages.services')
  const { slug, title, bullets, benefit, lang } = service
  const claim = ownClaim(slug, figures)
  return (
    <div className="service-intro-details">
      <ul className="rows">
        {linesOf(bullets).map((bullet) => (
          <li key={bullet}>{bullet}</li>
        ))}
      </ul>
      <p className="benefit">{benefit}</p>
      {figures && claim && (
        <ServiceIntroFigure figures={figures} claim={claim} lang={lang} language={language} />
      )}
      <p lang={langWithin(lang)(language)}>
        <More href={`/services/${slug}`}>
          <span>
            {t('more')}
            <span lang={langWithin(language)(lang)} className="sr-only">{`: ${title}`}</span>
          </span>
        </More>
      </p>
    </div>
  )
}

type GroupKind = 'lead' | 'pair' | 'night'
type ServiceGroup = { kind: GroupKind; services: Service[] }

const pattern: readonly { kind: GroupKind; size: number }[] = [
  { kind: 'lead', size: 1 },
  { kind: 'pair', size: 2 },
  { kind: 'night', size: 1 },
  { kind: 'pair', size: 2 },
]

/**
 * Divides the services into groups: one that leads, a pair, one on a dark background and a pair. Half a pair is a group that
 * leads.
 */
export function groupServices(services: readonly Service[]): ServiceGroup[] {
  const groups: ServiceGroup[] = []
  for (let next = 0; next < services.length;) {
    const { kind, size } = pattern[groups.length % pattern.length] ?? { kind: 'lead', size: 1 }
    const inside = services.slice(next, next + size)
    groups.push({ kind: inside.length < size ? 'lead' : kind, services: inside })
    next += size
  }
  return groups
}

type Around = { figures: Figures | null; lang: Language; language: Language }

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
      data-bay={slug}
      className="service-intro"
    >
      <div className="service-intro-picture">
        <BayPicture slug={slug} end={endOf(kind, index)} alt="" />
      </div>
      <ServiceIntroTitle service={service} />
      <ServiceIntroDetails service={service} figures={figures} language={language} />
    </section>
  )
}

/** An introduction to each service, in groups. */
export const ServiceIntros = ({ services, ...around }: Around & { services: Service[] }) =>
  groupServices(services).map(({ kind, services: inside }) => (
    <div
      key={inside[0]?.slug}
      className={`service-group service-group-${kind} ${kind === 'night' ? 'band-night' : ''}`}
    >
      <div className="service-group-in">
        {inside.map((service, index) => (
          <ServiceIntro key={service.slug} service={service} kind={kind} index={index} {...around} />
        ))}
      </div>
    </div>
  ))
