import { Image, Text } from '@react-pdf/renderer'

import type { DocumentNode } from '@/lib/document'
import { printable } from '@/lib/printable'
import { bodyStyles } from './body-styles'
import type { PrintedPicture } from './printed-picture'

/** The pictures of a body by their ids. */
export type Pictures = ReadonlyMap<string, PrintedPicture>

/** At 96 pixels per inch. */
const POINTS_PER_PIXEL = 0.75
const MAX_HEIGHT = 540

const containers = new Set(['root', 'table', 'tablerow', 'tablecell'])

/**
 * The pictures below a node, in the order in which they are printed. The editor puts them between blocks and in cells only.
 */
export function picturesOf(node: DocumentNode): DocumentNode[] {
  if (node.type === 'upload') return [node]
  if (!containers.has(String(node.type)) || !Array.isArray(node.children)) return []
  return (node.children as DocumentNode[]).flatMap(picturesOf)
}

/** The file of a picture; undefined when it cannot be printed. */
export const fileOf = ({ value }: DocumentNode, pictures: Pictures): PrintedPicture | undefined =>
  pictures.get(String((value as { id?: unknown } | null)?.id))

/** The alternative text of a picture. */
export const altOf = ({ value }: DocumentNode): string => {
  const alt = (value as { alt?: unknown } | null)?.alt
  return typeof alt === 'string' ? alt : ''
}

type Props = { node: DocumentNode; pictures: Pictures; maxWidth: number }

/** A picture, never enlarged, or its alternative text when it cannot be printed. */
export function PdfPicture({ node, pictures, maxWidth }: Props) {
  const picture = fileOf(node, pictures)
  if (!picture) return <Text style={bodyStyles.missingPicture}>{printable(altOf(node))}</Text>
  const { data, width, height } = picture
  const scale = Math.min(POINTS_PER_PIXEL, maxWidth / width, MAX_HEIGHT / height)
  const size = { width: width * scale, height: height * scale }
  return <Image style={[bodyStyles.picture, size]} src={{ data, format: 'jpg' }} />
}
