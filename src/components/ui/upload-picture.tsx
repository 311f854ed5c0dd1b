import type { ComponentProps } from 'react'

import type { Picture } from '@/lib/picture'

type Props = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'> & {
  picture: Picture
  alt: string
  /** How wide it stands, for the choice among its copies. */
  sizes: string
}

/** An uploaded picture, by the smallest of its copies that the browser knows. Its box is the image's own. */
export function UploadPicture({ picture: { src, srcSet, avif, width, height }, sizes, alt, ...rest }: Props) {
  return (
    <picture className="contents">
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img src={src} srcSet={srcSet} sizes={sizes} width={width} height={height} alt={alt} {...rest} />
    </picture>
  )
}
