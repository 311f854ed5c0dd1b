import type { Figures } from '@/features/pages/queries'
import type { Language } from '@/i18n/languages'
import { langWithin } from '@/i18n/text'
import type { Service } from '../queries'
import { BayPicture, type RowEnd } from './bay-picture'
import { roomsOf, type RoomKind } from './room-layout'
import { RoomDetails, RoomTitle } from './room-words'

type Around = { figures: Figures | null; lang: Language; language: Language }

/** Where a picture continues to the window's edge: in a pair each at its side, otherwise at the start. */
const endOf = (kind: RoomKind, index: number): RowEnd | undefined => {
  if (kind === 'night') return undefined
  return index === 0 ? 'start' : 'end'
}

type Props = Around & { service: Service; kind: RoomKind; index: number }

/** A service in its room. */
function Room({ service, kind, index, figures, lang, language }: Props) {
  const { slug } = service
  return (
    <section
      id={slug}
      lang={langWithin(lang)(service.lang)}
      aria-labelledby={`title-${slug}`}
      data-bay={slug}
      className="room"
    >
      <div className="room-picture">
        <BayPicture slug={slug} end={endOf(kind, index)} alt="" />
      </div>
      <RoomTitle service={service} />
      <RoomDetails service={service} figures={figures} language={language} />
    </section>
  )
}

/** The services, each introduced in a room of its own. */
export const ServiceRooms = ({ services, ...around }: Around & { services: Service[] }) =>
  roomsOf(services).map(({ kind, services: inside }) => (
    <div key={inside[0]?.slug} className={`rooms rooms-${kind} ${kind === 'night' ? 'band-night' : ''}`}>
      <div className="rooms-in">
        {inside.map((service, index) => (
          <Room key={service.slug} service={service} kind={kind} index={index} {...around} />
        ))}
      </div>
    </div>
  ))
