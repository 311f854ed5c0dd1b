import type { DocumentNode } from '@/lib/document'
import type { PrintedPicture } from './read-pictures'

/** The pictures of a body by their ids. */
export type Pictures = ReadonlyMap<string, PrintedPicture>

/** The file of a picture; undefined when it cannot be printed. */
export const fileOf = ({ value }: DocumentNode, pictures: Pictures): PrintedPicture | undefined =>
  pictures.get(String((value as { id?: unknown } | null)?.id))

/** The alternative text of a picture. */
export const altOf = ({ value }: DocumentNode): string => {
  const alt = (value as { alt?: unknown } | null)?.alt
  return typeof alt === 'string' ? alt : ''
}
