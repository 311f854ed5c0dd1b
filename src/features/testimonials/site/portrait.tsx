import { useTranslations } from 'next-intl'

import { Picture as Drawn } from '@/components/ui/picture'
import { UploadPicture } from '@/components/ui/upload-picture'
import type { Picture } from '@/lib/picture'

type Props = { name: string; picture?: Picture; sizes: string; lang?: string }

/** A person's photo; without one a drawn placeholder with an empty alt text, because the name is beside it. */
export function Portrait({ name, picture, sizes, lang }: Props) {
  const t = useTranslations('home.testimonials')
  if (!picture) return <Drawn name="portrait-placeholder" alt="" className="picture picture-fill" />
  return (
    <UploadPicture
      picture={picture}
      sizes={sizes}
      alt={picture.alt ?? t('portrait', { name })}
      lang={lang}
      loading="lazy"
      className="picture picture-fill"
    />
  )
}
