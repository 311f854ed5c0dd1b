import { useTranslations } from 'next-intl'

import type { Picture } from '@/lib/picture'

type Props = { name: string; picture?: Picture; sizes: string; lang?: string }

/** Somebody's picture, or a drawn placeholder, which says nothing that the name beside it does not. */
export function Portrait({ name, picture, sizes, lang }: Props) {
  const t = useTranslations('home.testimonials')
  const { src, srcSet, width, height, alt } = picture ?? placeholder
  return (
    // eslint-disable-next-line @next/next/no-img-element -- copies of several widths are made at the upload
    <img
      src={src}
      srcSet={srcSet || undefined}
      sizes={srcSet ? sizes : undefined}
      width={width}
      height={height}
      alt={picture ? (alt ?? t('portrait', { name })) : ''}
      lang={lang}
      loading="lazy"
      className="picture picture-fill"
    />
  )
}

const placeholder: Picture = { src: '/art/portrait-placeholder.svg', srcSet: '', width: 400, height: 520 }
