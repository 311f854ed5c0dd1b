import type { BlockRenderers } from '@/components/ui/rich-text'

import type { BlockKind } from '../../block-rules'
import { ChartBlock } from './chart-block'
import { FigureBlock } from './figure-block'
import { MessageBlock } from './message-block'
import { PullQuoteBlock } from './pull-quote-block'
import { ServiceBlock } from './service-block'

/** The blocks of posts. */
export const postBlocks = {
  figure: (fields) => <FigureBlock {...fields} />,
  chart: (fields) => <ChartBlock {...fields} />,
  pullquote: (fields) => <PullQuoteBlock {...fields} />,
  message: (fields) => <MessageBlock {...fields} />,
  service: (fields) => <ServiceBlock {...fields} />,
} satisfies Record<BlockKind, BlockRenderers[string]>
