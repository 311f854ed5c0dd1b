import type { Figures } from '@/features/page-copy/queries/page-copy'
import type { Language } from '@/i18n/languages'
import { langWithin } from '@/i18n/text'
import type { Service } from '../queries'
import { BayPicture, type RowEnd } from './bay-picture'
import { ServiceIntroDetails, ServiceIntroTitle } from './service-intro'

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

type Props = Around & { service: Service; kind: GroupKind; index: number }

/** A service with its picture. */
function ServiceIntro({ service, kind, index, figures, lang, language }: Props) {
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
