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

/** In narrower windows no picture continues. home.css has the same width. */
const narrow = '(width < 77.5rem)'

/** The end of its row that a bay is at. */
export type RowEnd = 'start' | 'end'

type Props = { slug: ServiceSlug; end?: RowEnd; alt: string; lang?: string }

/** The picture of a service in a row of bays. At the end of a row it continues to the window's edge. */
export function BayPicture({ slug, end, alt, lang }: Props) {
  const name = `service-${slug}` as const
  if (!isContinued(slug) || continuedAt[slug] !== end)
    return (
      <div lang={lang} className="bay-picture">
        <Picture name={name} alt={alt} className="picture-fill" />
      </div>
    )
  const size = sizeOf(name)
  return (
    <div lang={lang} className={`bay-picture bay-picture-${end}`}>
      <picture className="contents">
        <source media={narrow} srcSet={artUrl(name)} width={size?.width} height={size?.height} />
        <Picture name={`bay-${slug}`} alt={alt} className="picture-fill" />
      </picture>
    </div>
  )
}
