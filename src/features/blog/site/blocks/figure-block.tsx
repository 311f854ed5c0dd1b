import { UploadPicture } from '@/components/ui/upload-picture'
import { pictureOf } from '@/lib/picture'

type Props = { picture?: unknown; title?: string | null; caption?: string | null }

/** A picture with its caption beside its foot. */
export function FigureBlock({ picture, title, caption }: Props) {
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
