import { useLocale, useTranslations } from 'next-intl'

import { Picture } from '@/components/ui/picture'
import { rect, span } from '@/lib/art/outlines'
import { mapSize, pointOnMap } from '../map-rules'
import type { Office } from '../queries'

type Place = { name: string; x: number; y: number }

/** Returns the offices that the map shows, in their order: those with a place that is on it. */
export const placesOnMap = (offices: Office[]): Place[] =>
  offices.flatMap(({ city, position }) => {
    const [x, y] = (position && pointOnMap(position)) ?? []
    return x === undefined || y === undefined ? [] : [{ name: city.text, x, y }]
  })

/** A line between two places, bent like a cable between piers. */
function cable(from: Place, to: Place): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const [x, y] = [(from.x + to.x) / 2 - dy * 0.22, (from.y + to.y) / 2 + dx * 0.22]
  return `M${from.x} ${from.y}Q${x.toFixed(0)} ${y.toFixed(0)} ${to.x} ${to.y}`
}

const nameSize = 23
/** A name stands right of its arch, or left of it where it would not fit. Letters are a little wider than half their size. */
const fitsRight = ({ name, x }: Place) => x + 30 + name.length * nameSize * 0.56 < mapSize.width

/** An arch on a short deck, and the city's name beside it. */
function Mark({ place }: { place: Place }) {
  const { name, x, y } = place
  const isRight = fitsRight(place)
  return (
    <>
      <path d={span(x, y, 15, 6.5)} fill="var(--art-pink)" />
      <path d={rect(x - 20, y, 40, 5)} fill="var(--art-ink)" />
      <text
        x={isRight ? x + 27 : x - 27}
        y={y + 3}
        textAnchor={isRight ? 'start' : 'end'}
        fill="var(--art-ink)"
      >
        {name}
      </text>
    </>
  )
}

/** The offices on a map of our own, joined by cables. It asks no other host for anything, and follows the page's colors. */
export function OfficesMap({ places, className }: { places: Place[]; className: string }) {
  const t = useTranslations('contact.offices')
  const names = new Intl.ListFormat(useLocale()).format(places.map(({ name }) => name))
  const { width, height } = mapSize
  return (
    <div className={`relative overflow-hidden rounded-tr-(--r-corner) ${className}`}>
      <Picture name="offices-map" alt="" />
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t('map', { names })}
        fontSize={nameSize}
        className="absolute inset-0 size-full font-display font-head"
      >
        {places.slice(1).map((place, index) => (
          <path
            key={place.name}
            d={cable(places[index] ?? place, place)}
            fill="none"
            stroke="var(--art-pink)"
            strokeWidth="4"
            strokeDasharray=".1 10"
            strokeLinecap="round"
          />
        ))}
        {places.map((place) => (
          <Mark key={place.name} place={place} />
        ))}
      </svg>
    </div>
  )
}
