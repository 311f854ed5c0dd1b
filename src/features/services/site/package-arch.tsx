import { stones, vault } from '@/lib/art/outlines'
import { MAX_JOBS } from '../price-rules'

const center = 127
const base = 127

/** The inks of each package's stones, which alternate, and of the half disc below them. */
const inks = [
  ['var(--art-wine)', 'var(--art-pink)', 'var(--art-maiz)'],
  ['var(--art-night)', 'var(--art-blue)', 'var(--art-sky)'],
  ['var(--art-maiz)', 'var(--art-sand)', 'var(--art-pink)'],
] as const

type Props = { jobs: number; index: number }

/** An arch of six stones, of which as many are set as the package does jobs; the others are outlines. */
export function PackageArch({ jobs, index }: Props) {
  const [odd, even, disc] = inks[index % inks.length] ?? inks[0]
  return (
    <svg viewBox="0 0 254 127" aria-hidden="true" className="block w-full">
      {stones(center, base, 126, 76, MAX_JOBS).map((d, place) =>
        place < jobs ? (
          <path key={d} d={d} fill={place % 2 === 0 ? odd : even} />
        ) : (
          <path
            key={d}
            d={d}
            fill="none"
            stroke="var(--field-line)"
            strokeWidth="1.6"
            strokeDasharray="2 6"
          />
        ),
      )}
      <path d={vault(center, base, 48)} fill={disc} />
    </svg>
  )
}
