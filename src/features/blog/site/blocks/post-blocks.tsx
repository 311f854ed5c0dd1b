import type { BlockRenderers } from '@/components/ui/rich-text'
import type { BlockKind } from '../../block-rules'
import { ChartBlock } from './chart-block'
import { FigureBlock } from './figure-block'
import { MessageBlock } from './message-block'
import { ServiceBlock } from './service-block'

type Props = { text?: string | null; attribution?: string | null }

/** In characters. A longer quote is set smaller: hung in large type, it would tear the text beside it apart. */
const LONG_QUOTE = 110

/** A sentence of the text, hung beside it. */
function PullQuoteBlock({ text, attribution }: Props) {
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
