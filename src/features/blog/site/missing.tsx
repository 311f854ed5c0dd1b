import { useTranslations } from 'next-intl'

import { Picture } from '@/components/ui/picture'
import { Notice } from '@/features/shell/site/notice'

type Props = {
  kind: 'post' | 'category'
  /** 404 when there is none, 503 when it could not be read: both say the same (product.md, 'Failed public read'). */
  status: 404 | 503
}

/** A post or a category that is not there. */
export function Missing({ kind, status }: Props) {
  const t = useTranslations('blog')
  const texts = kind === 'post' ? 'postNotFound' : 'category.notFound'
  return (
    <Notice
      status={status}
      title={t(`${texts}.title`)}
      text={t(`${texts}.text`)}
      back={t('back')}
      href="/resources"
      picture={<Picture name="not-found" alt="" priority />}
    />
  )
}
