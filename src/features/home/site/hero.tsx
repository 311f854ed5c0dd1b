import { useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import { Link } from '@/i18n/navigation'
import { type Language, langWithin } from '@/i18n/languages'
import { sizeOf, artUrl } from '@/lib/art/catalog'
import type { Ink } from '@/lib/art/inks'
import type { SectionProps } from '@/features/page-copy/site/section-props'
import type { Price } from '@/features/services/price-rules'
import { FromPrice } from '@/features/services/site/price-text'
import type { HomePage } from '@/payload-types'
import { CallLink } from '@/features/services/site/call-link'

const phone = '(width < 42.5rem)'

/** What lies over a picture: a name in one stroke, which follows the bridge and signs, and where the words are spoken. */
type Overlay = {
  line: string
  lineWidth: number
  words: readonly { x: number; y: number; size: number; ink: Ink }[]
}
const overlays = {
  'hero-wide': {
    line: 'M-10 180H435.8A440 440 0 0 1 1048.2 180H1180c11.8 0 18.9 -23.6 30.7 -40.1c9.4 -13 20.1 -7.1 13 7.1s-10.6 26 2.4 21.2s15.3 -30.7 23.6 -23.6s-3.5 23.6 7.1 18.9s9.4 -16.5 16.5 -11.8s9.4 8.3 26 2.4',
    lineWidth: 13,
    words: [
      { x: 139, y: 144, size: 36, ink: 'paper' },
      { x: 236, y: 80, size: 32, ink: 'ink' },
    ],
  },
  'hero-narrow': {
    line: 'M-10 254H60.8A318 318 0 0 1 551.2 254H570c11.6 0 18.6 -23.2 30.2 -39.4c9.3 -12.8 19.7 -7 12.8 7s-10.4 25.5 2.3 20.9s15.1 -30.2 23.2 -23.2s-3.5 23.2 7 18.6s9.3 -16.2 16.2 -11.6s9.3 8.1 25.5 2.3',
    lineWidth: 15,
    words: [
      { x: 99, y: 139, size: 42, ink: 'paper' },
      { x: 203, y: 64, size: 38, ink: 'ink' },
    ],
  },
} as const satisfies Record<string, Overlay>
type HeroName = keyof typeof overlays

/**
 * The bridge is an image file, one for phones and one for wider windows. The spoken words and the animated line are an
 * SVG over it, so that the words can be translated. The headline does not wait for either.
 */
function Panorama({ lang }: { lang?: string }) {
  const t = useTranslations('home.picture')
  return (
    <div className="relative mt-[clamp(--spacing(2),1.2vw,--spacing(4))]">
      <picture lang={lang}>
        <source media={phone} srcSet={artUrl('hero-narrow')} {...sizeOf('hero-narrow')} />
        <Picture name="hero-wide" alt={t('alt')} priority className="picture w-full" />
      </picture>
      <Spoken name="hero-wide" className="max-sm:hidden" />
      <Spoken name="hero-narrow" className="sm:hidden" />
    </div>
  )
}

function Spoken({ name, className }: { name: HeroName; className: string }) {
  const t = useTranslations('home.picture')
  const { line, lineWidth, words }: Overlay = overlays[name]
  const { width = 0, height = 0 } = sizeOf(name) ?? {}
  const said = [t('spanish'), t('english')]
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className={`absolute inset-0 size-full overflow-visible font-display font-head tracking-[-0.02em] ${className}`}
    >
      {words.map(({ x, y, size, ink }, index) => (
        <text key={ink} x={x} y={y} fontSize={size} textAnchor="middle" fill={`var(--art-${ink})`}>
          {said[index]}
        </text>
      ))}
      <path
        pathLength="1"
        d={line}
        fill="none"
        stroke="var(--art-pink)"
        strokeWidth={lineWidth}
        strokeDasharray="1"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="animate-draw [animation-fill-mode:both] [animation-iteration-count:1]"
      />
    </svg>
  )
}

const titleLine = 'block max-w-[6.9em] text-balance'

/** The lowest price, and the way to all of them. */
function PriceLine({ price, lang, language }: { price: Price; lang: Language; language: Language }) {
  const t = useTranslations('prices')
  return (
    <p lang={langWithin(lang)(language)} className="border-t border-line pt-3 text-caption leading-[1.5]">
      <span className="font-strong">
        <FromPrice price={price} language={language} />
      </span>{' '}
      <Link href="/services#prices" prefetch={false} className="inline-block underline">
        {t('see')}
      </Link>
    </p>
  )
}

type HeroProps = SectionProps<HomePage, 'hero'> & {
  /** Undefined while no price is published. */
  price: Price | undefined
}

export function Hero({ copy, price, lang, language }: HeroProps) {
  return (
    <section className="overflow-clip">
      <div className="page columns pt-[clamp(--spacing(9),4vw,--spacing(14))]">
        {/* A phone has room for 'hace su trabajo.' on one line. Beside the words, large text does not push it into them. */}
        <h1 className="title-hero col-span-full row-start-1 max-sm:text-[calc(0.93*var(--t6))] max-sm:leading-[0.95] lg:col-[1/10] lg:text-[min(var(--t6),9.6vw)]">
          <span className={titleLine}>{copy.titleStart}</span>{' '}
          <span className={`${titleLine} font-light tracking-[-0.036em]`}>{copy.titleEnd}</span>
        </h1>
        <div className="col-span-full row-start-2 mt-6 grid gap-6 self-end pb-2 sm:col-[1/10] sm:mt-8 lg:col-[9/13] lg:row-start-1 lg:mt-0">
          <p className="lead">{copy.lead}</p>
          <div className="flex flex-wrap gap-3 print:hidden">
            <CallLink className={buttonClass('accent', 'normal', 'max-sm:flex-auto')}>{copy.button}</CallLink>
            <a href="#steps" className={buttonClass('line', 'normal', 'max-sm:flex-auto')}>
              {copy.secondButton}
            </a>
          </div>
          {price && <PriceLine price={price} lang={lang} language={language} />}
        </div>
      </div>
      <Panorama lang={langWithin(lang)(language)} />
    </section>
  )
}
