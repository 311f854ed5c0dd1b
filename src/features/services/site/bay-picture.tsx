import { Picture } from '@/components/ui/picture'
import { artUrl, sizeOf } from '@/lib/art/catalog'
import type { ServiceSlug } from '../rules'
import styles from './bay-picture.module.css'

/** The bays that have a second picture, which continues beyond their outer edge. */
const continuedAt = {
  'marketing-automation': 'start',
  'seo-optimization': 'end',
  'web-development': 'start',
  'digital-advertising': 'end',
} as const

const isContinued = (slug: ServiceSlug): slug is keyof typeof continuedAt => slug in continuedAt

/** In narrower windows no picture continues. bay-picture.module.css has the same width. */
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
    <div lang={lang} className={['max-[77.5rem]:overflow-hidden', bay, styles[end]].join(' ')}>
      <picture className="contents">
        <source media={narrow} srcSet={artUrl(name)} width={size?.width} height={size?.height} />
        <Picture name={`bay-${slug}`} alt={alt} className={picture} />
      </picture>
    </div>
  )
}
