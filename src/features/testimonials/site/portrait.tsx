import { useTranslations } from 'next-intl'

import { Picture as Drawn } from '@/components/ui/picture'
import type { Picture } from '@/lib/picture'

type Props = { name: string; picture?: Picture; sizes: string; lang?: string }

/** Somebody's picture, or a drawn placeholder, which says nothing that the name beside it does not. */
export function Portrait({ name, picture, sizes, lang }: Props) {
  const t = useTranslations('home.testimonials')
  if (!picture) return <Drawn name="portrait-placeholder" alt="" className="picture picture-fill" />
  const { src, srcSet, width, height, alt } = picture
  return (
    // eslint-disable-next-line @next/next/no-img-element -- copies of several widths are made at the upload
    <img
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt ?? t('portrait', { name })}
      lang={lang}
      loading="lazy"
      className="picture picture-fill"
    />
  )
}
