import { Link } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button'
import { rememberPublishStep } from '@/features/publishing/staff/publish-step'
import { Icon } from '@/components/staff/icon'
import { formPath, previewAddress } from '@/features/preview/rules'
import type { Translation } from '../queries/translation'

/** The way back, the direction, the preview and the way to publish, which the form of the document asks about. */
export function TranslateHead({ data: { document, from, to, title } }: { data: Translation }) {
  const t = useTranslations('translation')
  const language = useTranslations('dashboard.languages')(to)
  const isPost = 'collection' in document && document.collection === 'posts'
  return (
    <header className="translate-head">
      <Link href={formPath(document, from)} className={buttonClass('quiet', 'compact')} prefetch={false}>
        <Icon name="back" />
        {t('back')}
      </Link>
      <div>
        <h1>{t(`heading.${to}`)}</h1>
        {title && <p lang={from}>{title}</p>}
      </div>
      <span className="translate-ways">
        <a
          href={previewAddress(document, to)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass('line', 'compact')}
        >
          <Icon name="eye" />
          {t('preview')}
        </a>
        <Link
          href={formPath(document, to)}
          className={buttonClass('accent', 'compact')}
          prefetch={false}
          onClick={() => isPost && rememberPublishStep()}
        >
          {isPost ? t('publish') : t('openForm', { language })}
        </Link>
      </span>
    </header>
  )
}
