import { Picture } from '@/components/ui/picture'
import { artUrl, sizeOf } from '@/lib/art/catalog'
import type { ServiceSlug } from '../rules'

/** The bays that have a second picture, which continues beyond their outer edge. */
const continuedAt = {
  'marketing-automation': 'start',
  'seo-optimization': 'end',
  'web-development': 'start',
  'digital-advertising': 'end',
} as const

const isContinued = (slug: ServiceSlug): slug is keyof typeof continuedAt => slug in continuedAt

/** At the end of a row of three, the picture continues to the window's edge; in narrower windows none does. */
const continued =
  'min-[77.5rem]:relative min-[77.5rem]:[&_img]:absolute min-[77.5rem]:[&_img]:inset-y-0 min-[77.5rem]:[&_img]:w-auto min-[77.5rem]:[&_img]:max-w-none'
const ends = {
  start: `${continued} min-[77.5rem]:[clip-path:inset(0_0_0_-100vw)] min-[77.5rem]:[&_img]:right-0 min-[77.5rem]:[&_img]:origin-[86%_50%]`,
  end: `${continued} min-[77.5rem]:[clip-path:inset(0_-100vw_0_0)] min-[77.5rem]:[&_img]:left-0 min-[77.5rem]:[&_img]:origin-[14%_50%]`,
}

/** In narrower windows no picture continues: `continued` has the same width. */
const narrow = '(width < 77.5rem)'

/** The end of its row that a bay is at. */
export type RowEnd = 'start' | 'end'

type Props = {
  slug: ServiceSlug
  end?: RowEnd
  alt: string
  lang?: string
  className?: string
  /** Where the picture is in its bay. */
  pictureClass?: string
}

/**
 * The picture of a service in a row of bays. At the end of a row it continues to the window's edge. Its proportions are --bay,
 * the width of the bay, to 400.
 */
export function BayPicture({ slug, end, alt, lang, className = '', pictureClass = '' }: Props) {
  const name = `service-${slug}` as const
  const bay = `aspect-[var(--bay)/400] ${className}`
  const picture = `picture-fill ${pictureClass}`
  if (!isContinued(slug) || !end || continuedAt[slug] !== end)
    return (
      <div lang={lang} className={`overflow-hidden ${bay}`}>
        <Picture name={name} alt={alt} className={picture} />
      </div>
    )
  const size = sizeOf(name)
  return (
    <div lang={lang} className={['max-[77.5rem]:overflow-hidden', bay, ends[end]].join(' ')}>
      <picture className="contents">
        <source media={narrow} srcSet={artUrl(name)} width={size?.width} height={size?.height} />
        <Picture name={`bay-${slug}`} alt={alt} className={picture} />
      </picture>
    </div>
  )
}
