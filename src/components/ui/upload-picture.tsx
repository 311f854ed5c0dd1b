import type { ComponentProps } from 'react'

import type { Picture } from '@/lib/picture'

type Props = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'> & {
  picture: Picture
  alt: string
  /** The `sizes` attribute. */
  sizes: string
}

/** An uploaded picture in the sizes and formats that it was stored in. The `picture` element has no box of its own. */
export function UploadPicture({
  picture: { src, srcSet, avif, width, height, focus },
  sizes,
  alt,
  className,
  ...rest
}: Props) {
  return (
    <picture className="contents">
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        {...rest}
        className={['uploaded', focus && `focus-x-${focus.x} focus-y-${focus.y}`, className]
          .filter(Boolean)
          .join(' ')}
      />
    </picture>
  )
}
