import { useLocale, useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button'
import { Arrow } from '@/components/ui/icons'
import { Picture } from '@/components/ui/picture'
import type { BlockRenderers } from '@/components/ui/rich-text'
import { UploadPicture } from '@/components/ui/upload-picture'
import { isServiceSlug } from '@/features/services/rules'
import { otherLanguage } from '@/i18n/languages'
import { Link } from '@/i18n/navigation'
import { pictureOf } from '@/lib/picture'
import { barHeights, chartFigures, chartRows, type BlockKind } from '../../block-rules'
import { CopyButton } from './copy-button'
import styles from './post-blocks.module.css'

/**
 * A block has the width of the text and of the third beside it. Where that third would be narrow, in small windows and with
 * large text, all stack in reading order.
 */
const block =
  'col-span-full my-18 @max-[38.25rem]/post:my-14 @min-[51rem]/post:grid @min-[51rem]/post:grid-cols-subgrid [h2+&]:mt-6'
const smallHeading = 'font-display text-t1 leading-[1.25] font-head tracking-[-0.018em]'

/** One column for each bar. */
const columns = ['grid-cols-1', 'grid-cols-2', 'grid-cols-3', 'grid-cols-4', 'grid-cols-5', 'grid-cols-6']
const bars = ['bg-(--art-pink)', 'bg-(--art-blue)', 'bg-(--art-maiz)', 'bg-(--art-sand)']
const cell = 'border-t border-b-0 border-line px-0 py-2 font-text'

type ChartBlockProps = {
  title?: string | null
  unit?: string | null
  rows?: unknown
  caption?: string | null
}

/** Bars like doors on a deck that runs on under their table. The bars are decoration for those who hear the table. */
function ChartBlock({ title, unit, rows: stored, caption }: ChartBlockProps) {
  const t = useTranslations('blog.blocks.chart')
  const language = useLocale()
  const rows = chartRows(stored)
  if (rows.length === 0) return null
  const heights = barHeights(rows)
  const figures = chartFigures(rows, unit, language)
  const row = `col-start-1 grid gap-gap @max-[38.25rem]/post:gap-2.5 ${columns[rows.length - 1] ?? ''}`
  return (
    <figure className={['relative flex flex-col @min-[51rem]/post:items-end', block, styles.chart].join(' ')}>
      <div className={row} aria-hidden="true">
        {rows.map((_, index) => (
          <div key={index} className="flex h-83 flex-col justify-end @max-[38.25rem]/post:h-63">
            <b
              className={`mb-2 font-display leading-none font-heavy font-stretch-[86%] tracking-num whitespace-nowrap ${rows.length > 4 ? 'text-t1' : 'text-t3'}`}
            >
              {figures[index]}
            </b>
            <svg
              height={`${heights[index] ?? 0}%`}
              className={`min-h-0.5 w-full max-w-28 flex-none rounded-t-arc ${bars[index % bars.length] ?? ''}`}
            />
          </div>
        ))}
      </div>
      <div className="relative z-1 order-1 mt-6 bg-ground @min-[51rem]/post:order-none @min-[51rem]/post:mt-0">
        <table className="mb-4 border-t-0">
          {title && <caption className={`pb-3 text-left text-balance ${smallHeading}`}>{title}</caption>}
          <thead className="sr-only">
            <tr>
              <th scope="col">{t('label')}</th>
              <th scope="col">{t('value')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label }, index) => (
              <tr key={index}>
                <th scope="row" className={cell}>
                  {label}
                </th>
                <td className={`text-right whitespace-nowrap ${cell}`}>{figures[index]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="relative z-1 col-span-full h-(--deck-h) bg-deck" />
      <div
        className={`mt-3 text-caption leading-[1.35] @max-[38.25rem]/post:text-small @min-[51rem]/post:self-start ${row}`}
        aria-hidden="true"
      >
        {rows.map(({ label }, index) => (
          <span key={index}>{label}</span>
        ))}
      </div>
      {caption && (
        <figcaption className="order-2 col-start-1 mt-3 max-w-none text-note @min-[51rem]/post:order-none">
          {caption}
        </figcaption>
      )}
    </figure>
  )
}

type FigureBlockProps = { picture?: unknown; title?: string | null; caption?: string | null }

/** A picture with its caption beside its foot. */
export function FigureBlock({ picture, title, caption }: FigureBlockProps) {
  const shown = pictureOf(picture)
  if (!shown) return null
  return (
    <figure className={block}>
      <div className="overflow-hidden rounded-tr-(--r-corner) border-b-(length:--deck-h) border-deck">
        <UploadPicture
          picture={shown}
          sizes="(min-width: 67.5rem) 38rem, 92vw"
          alt={shown.alt ?? ''}
          loading="lazy"
          decoding="async"
          className="block w-full"
        />
      </div>
      {(title || caption) && (
        <figcaption className="mt-0 max-w-none pt-3 @min-[51rem]/post:max-w-[30ch] @min-[51rem]/post:self-end @min-[51rem]/post:border-t-2 @min-[51rem]/post:border-ink @min-[51rem]/post:pt-4">
          {title && <b className={`mb-2 block text-ink ${smallHeading}`}>{title}</b>}
          {caption}
        </figcaption>
      )}
    </figure>
  )
}

type SlipProps = { lang: string; label?: string | null; text: string; className: string }

function Slip({ lang, label, text, className }: SlipProps) {
  const t = useTranslations('blog.blocks')
  const language = useLocale()
  return (
    <div
      className={`rounded-t-[--spacing(11)] px-8 pt-6 pb-8 text-on-tint [--focus:var(--on-tint)] @max-[38.25rem]/post:p-6 ${className}`}
      lang={lang === language ? undefined : lang}
    >
      <div className="mb-3 flex flex-wrap items-center justify-between gap-4 text-caption leading-[1.3] font-strong">
        <span>{label}</span>
        <span lang={lang === language ? undefined : language}>
          <CopyButton text={text} label={t('copy')} done={t('copied')} />
        </span>
      </div>
      <p className="max-w-[34em] wrap-anywhere whitespace-pre-line">{text}</p>
    </div>
  )
}

/** Each has a corner toward who speaks. */
const slip = 'rounded-br-[--spacing(11)] bg-(--art-maiz)'
const answer =
  'mt-4 rounded-bl-[--spacing(11)] bg-(--art-sky) @min-[38.25rem]/post:ml-10 @min-[51rem]/post:mt-18 @min-[51rem]/post:-ml-[clamp(--spacing(4),2.4vw,--spacing(9))] print:ml-0'

type MessageBlockProps = Partial<Record<'label' | 'text' | 'otherLabel' | 'otherText', string | null>>

/** A message to copy, and the same in the other language. */
function MessageBlock({ label, text, otherLabel, otherText }: MessageBlockProps) {
  const language = useLocale()
  if (!text?.trim()) return null
  return (
    <div className={`@min-[51rem]/post:items-start ${block}`}>
      <Slip lang={language} label={label} text={text} className={slip} />
      {otherText?.trim() && (
        <Slip lang={otherLanguage(language)} label={otherLabel} text={otherText} className={answer} />
      )}
    </div>
  )
}

type ServiceBlockProps = { service?: unknown; title?: string | null; text?: string | null }

/** A call to one of the services; its picture leaves the page at the right. One deck is under both. */
function ServiceBlock({ service, title, text }: ServiceBlockProps) {
  const t = useTranslations()
  if (typeof service !== 'string' || !isServiceSlug(service)) return null
  const name = t(`layout.serviceNames.${service}.title`)
  return (
    <div className={`bleed-end border-b-(length:--deck-h) border-deck ${block}`}>
      <div className="border-t-2 border-ink py-8 @max-[38.25rem]/post:pr-gutter">
        {title && (
          <p className="font-display text-t3 leading-[1.06] font-head tracking-head text-balance">{title}</p>
        )}
        {text && <p className="mt-3 max-w-[30em]">{text}</p>}
        <Link
          href={`/services/${service}`}
          prefetch={false}
          className={buttonClass('line', 'normal', 'mt-6 @max-[38.25rem]/post:w-full')}
        >
          {t('blog.blocks.see', { service: name })}
          <Arrow className="size-3.5" />
        </Link>
      </div>
      <div className="ml-14 overflow-hidden rounded-tl-(--r-corner) @min-[51rem]/post:ml-0 @min-[51rem]/post:min-h-75 print:hidden">
        <Picture
          name={`service-${service}`}
          alt=""
          className="block h-[50cqi] w-full object-cover @min-[51rem]/post:h-full"
        />
      </div>
    </div>
  )
}

/** In characters. A longer quote is set smaller: hung in large type, it would tear the text beside it apart. */
const LONG_QUOTE = 110

/** Beside what follows it, or in the text where all stack. */
const hung =
  'relative col-[1] my-10 self-start @min-[51rem]/post:col-[2] @min-[51rem]/post:row-span-4 @min-[51rem]/post:my-0'
const quote =
  'max-w-[12em] text-t3 leading-[1.06] tracking-head font-stretch-[90%] @min-[51rem]/post:max-w-[9.4em]'
const longQuote = 'max-w-[22em] text-t1 leading-[1.25] tracking-[-0.01em] font-stretch-[90%]'

/** A sentence of the text, hung beside what follows it; from the deck, when a chart is above it. */
function PullQuoteBlock({ text, attribution }: { text?: string | null; attribution?: string | null }) {
  if (!text?.trim()) return null
  return (
    <figure className={[hung, styles.quote].join(' ')}>
      <svg
        viewBox="0 0 70 22"
        aria-hidden="true"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="6"
        className="mb-3 block h-5.5 w-17.5 overflow-visible"
      >
        <path d="M3 20A37 37 0 0 1 67 20" />
      </svg>
      <blockquote
        className={`m-0 p-0 font-head before:content-none ${text.length > LONG_QUOTE ? longQuote : quote}`}
      >
        <p>{text}</p>
      </blockquote>
      {attribution && <figcaption>{attribution}</figcaption>}
    </figure>
  )
}

/** The blocks of posts. */
export const postBlocks = {
  figure: (fields) => <FigureBlock {...fields} />,
  chart: (fields) => <ChartBlock {...fields} />,
  pullquote: (fields) => <PullQuoteBlock {...fields} />,
  message: (fields) => <MessageBlock {...fields} />,
  service: (fields) => <ServiceBlock {...fields} />,
} satisfies Record<BlockKind, BlockRenderers[string]>
