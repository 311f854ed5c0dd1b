import { usePayloadAPI } from '@payloadcms/ui'

import { FigureBlock } from '../../site/blocks/figure-block'

type Props = { picture?: unknown; title?: string | null; caption?: string | null }

/** A figure whose form has only the id of its picture. */
export function FigureInText({ picture, ...words }: Props) {
  const id = typeof picture === 'object' && picture !== null ? (picture as { id?: unknown }).id : picture
  const [answer] = usePayloadAPI(`/api/blog-images/${String(id)}`, { initialParams: { depth: 0 } })
  return <FigureBlock {...words} picture={answer.data as unknown} />
}
