import { Picture } from '@/components/ui/picture'
import { UploadPicture } from '@/components/ui/upload-picture'
import { coverAfter, coverFor, coverName, type Cover, type CoverName } from '@/lib/art/cover'
import type { Picture as Uploaded } from '@/lib/picture'

/** Returns the covers of neighbors. */
export function coversOf(slugs: readonly string[]): CoverName[] {
  let previous: Cover | undefined
  return slugs.map((slug) => {
    previous = coverAfter(previous, slug)
    return coverName(previous)
  })
}

type Props = {
  of: { slug: string; picture?: Uploaded }
  /** The drawn cover of a document without a picture; by default its own. */
  cover?: CoverName
  /** The `sizes` attribute. */
  sizes: string
  priority?: boolean
}

/** The picture of a document, which fills its frame: uploaded, or a drawn cover. */
export function CoverPicture({ of: { slug, picture }, cover, sizes, priority }: Props) {
  if (!picture)
    return (
      <Picture
        name={cover ?? coverName(coverFor(slug))}
        alt=""
        priority={priority}
        className="picture-fill object-bottom"
      />
    )
  return (
    <UploadPicture
      picture={picture}
      sizes={sizes}
      alt={picture.alt ?? ''}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : 'async'}
      className="picture-fill object-bottom"
    />
  )
}
