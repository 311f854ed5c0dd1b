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

type ChartBlockProps = {
  title?: string | null
  unit?: string | null
  rows?: unknown
  caption?: string | null
}

/** Bars on a deck that runs on under their table. The bars are decoration for those who hear the table. */
function ChartBlock({ title, unit, rows: stored, caption }: ChartBlockProps) {
  const t = useTranslations('blog.blocks.chart')
  const language = useLocale()
  const rows = chartRows(stored)
  if (rows.length === 0) return null
  const heights = barHeights(rows)
  const figures = chartFigures(rows, unit, language)
  return (
    <figure className="post-block block-chart" data-rows={rows.length}>
      <div className="block-chart-bars" aria-hidden="true">
        {rows.map((_, index) => (
          <div key={index}>
            <b>{figures[index]}</b>
            <svg height={`${heights[index] ?? 0}%`} />
          </div>
        ))}
      </div>
      <div className="block-chart-table">
        <table>
          {title && <caption>{title}</caption>}
          <thead className="sr-only">
            <tr>
              <th scope="col">{t('label')}</th>
              <th scope="col">{t('value')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label }, index) => (
              <tr key={index}>
                <th scope="row">{label}</th>
                <td>{figures[index]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="block-chart-deck" />
      <div className="block-chart-labels" aria-hidden="true">
        {rows.map(({ label }, index) => (
          <span key={index}>{label}</span>
        ))}
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

type FigureBlockProps = { picture?: unknown; title?: string | null; caption?: string | null }

/** A picture with its caption beside its foot. */
export function FigureBlock({ picture, title, caption }: FigureBlockProps) {
  const shown = pictureOf(picture)
  if (!shown) return null
  return (
    <figure className="post-block block-figure">
      <div className="block-figure-picture">
        <UploadPicture
          picture={shown}
          sizes="(min-width: 67.5rem) 38rem, 92vw"
          alt={shown.alt ?? ''}
          loading="lazy"
          decoding="async"
        />
      </div>
      {(title || caption) && (
        <figcaption>
          {title && <b>{title}</b>}
          {caption}
        </figcaption>
      )}
    </figure>
  )
}

type SlipProps = { lang: string; label?: string | null; text: string }

function Slip({ lang, label, text }: SlipProps) {
  const t = useTranslations('blog.blocks')
  const language = useLocale()
  return (
    <div className="block-slip" lang={lang === language ? undefined : lang}>
      <div className="block-slip-head">
        <span>{label}</span>
        <span lang={lang === language ? undefined : language}>
          <CopyButton text={text} label={t('copy')} done={t('copied')} />
        </span>
      </div>
      <p>{text}</p>
    </div>
  )
}

type MessageBlockProps = Partial<Record<'label' | 'text' | 'otherLabel' | 'otherText', string | null>>

/** A message to copy, and the same in the other language. */
function MessageBlock({ label, text, otherLabel, otherText }: MessageBlockProps) {
  const language = useLocale()
  if (!text?.trim()) return null
  return (
    <div className="post-block block-message">
      <Slip lang={language} label={label} text={text} />
      {otherText?.trim() && <Slip lang={otherLanguage(language)} label={otherLabel} text={otherText} />}
    </div>
  )
}

type ServiceBlockProps = { service?: unknown; title?: string | null; text?: string | null }

/** A call to one of the services; its picture leaves the page at the right. */
function ServiceBlock({ service, title, text }: ServiceBlockProps) {
  const t = useTranslations()
  if (typeof service !== 'string' || !isServiceSlug(service)) return null
  const name = t(`layout.serviceNames.${service}.title`)
  return (
    <div className="post-block block-service">
      <div className="block-service-words">
        {title && <p className="block-service-title">{title}</p>}
        {text && <p>{text}</p>}
        <Link href={`/services/${service}`} prefetch={false} className={buttonClass('line')}>
          {t('blog.blocks.see', { service: name })}
          <Arrow />
        </Link>
      </div>
      <div className="block-service-picture">
        <Picture name={`service-${service}`} alt="" className="picture-fill" />
      </div>
    </div>
  )
}

/** In characters. A longer quote is set smaller: hung in large type, it would tear the text beside it apart. */
const LONG_QUOTE = 110

/** A sentence of the text, hung beside it. */
function PullQuoteBlock({ text, attribution }: { text?: string | null; attribution?: string | null }) {
  if (!text?.trim()) return null
  return (
    <figure className="block-quote" data-long={text.length > LONG_QUOTE || undefined}>
      <svg viewBox="0 0 70 22" aria-hidden="true">
        <path d="M3 20A37 37 0 0 1 67 20" />
      </svg>
      <blockquote>
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
