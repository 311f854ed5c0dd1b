import { useTranslations } from 'next-intl'

import { Picture } from '@/components/ui/picture'
import { artUrl } from '@/lib/art/url'
import { heroOverlay } from '@/lib/art/pictures/hero'

const phone = '(width < 42.5rem)'
const { wide, narrow } = heroOverlay

/**
 * The bridge is an image file, one for phones and one for wider windows. The spoken words and the animated line are an
 * SVG over it, so that the words can be translated. The headline does not wait for either.
 */
export function Panorama({ lang }: { lang?: string }) {
  const t = useTranslations('home.picture')
  return (
    <div className="panorama">
      <picture lang={lang}>
        <source media={phone} srcSet={artUrl('hero-narrow')} width={narrow.width} height={narrow.height} />
        <Picture name="hero-wide" alt={t('alt')} priority />
      </picture>
      <Spoken overlay={wide} className="max-sm:hidden" />
      <Spoken overlay={narrow} className="sm:hidden" />
    </div>
  )
}

function Spoken({ overlay, className }: { overlay: typeof wide; className: string }) {
  const t = useTranslations('home.picture')
  const { width, height, line, lineWidth, words } = overlay
  const said = [t('spanish'), t('english')]
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={className}>
      {words.map(({ x, y, size, ink }, index) => (
        <text key={ink} x={x} y={y} fontSize={size} textAnchor="middle" fill={`var(--art-${ink})`}>
          {said[index]}
        </text>
      ))}
      <path pathLength="1" d={line} strokeWidth={lineWidth} className="panorama-line" />
    </svg>
  )
}
