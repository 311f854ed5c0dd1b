import type { BlockKind } from '../../block-rules'
import { ChartBlock } from './chart-block'
import { FigureBlock } from './figure-block'
import { MessageBlock } from './message-block'
import { PullQuoteBlock } from './pull-quote-block'
import { ServiceBlock } from './service-block'

const components = {
  figure: FigureBlock,
  chart: ChartBlock,
  pullquote: PullQuoteBlock,
  message: MessageBlock,
  service: ServiceBlock,
}

/** Renders the fields of a block; nothing for a kind that is unknown. */
export function postBlock(fields: Record<string, unknown>) {
  const kind = String(fields['blockType'])
  if (!Object.hasOwn(components, kind)) return null
  const Block = components[kind as BlockKind]
  return <Block {...fields} />
}
