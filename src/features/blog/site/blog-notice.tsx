import { useTranslations } from 'next-intl'

import { Picture } from '@/components/ui/picture'
import { Notice } from '@/components/site/notice'
import { SearchForm } from './search-form'

type Props = {
  kind: 'post' | 'category'
  /** 404 when it does not exist, 503 when it could not be read. Both show the same text. */
  status: 404 | 503
}

/** Shown in place of a post or a category that does not exist or could not be read. */
export function BlogNotice({ kind, status }: Props) {
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
    >
      {status === 404 && <SearchForm />}
    </Notice>
  )
}
