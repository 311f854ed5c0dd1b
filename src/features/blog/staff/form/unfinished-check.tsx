import { useTranslations } from 'next-intl'

import { Button } from '@/components/ui/button'
import { Icon } from '@/components/staff/icon'
import type { Language } from '@/i18n/languages'
import { unfinishedText, type UnfinishedBlock } from '../../unfinished-rules'
import { useBlockTexts } from '../incomplete-reason'

type Props = {
  block: UnfinishedBlock
  language: Language
  /** Shows the block; undefined while its language is not open. */
  onShow: (() => void) | undefined
}

/** A block that lacks something, and what. */
export function UnfinishedCheck({ block, language, onShow }: Props) {
  const t = useTranslations('postForm.unfinished')
  const name = useTranslations('dashboard.languages')(language)
  const text = useBlockTexts()
  return (
    <li>
      <Icon name="warning" />
      <span>
        {t('intro', { language: name })} {unfinishedText(text, block)}
      </span>
      {onShow && (
        <Button variant="line" size="compact" onClick={onShow}>
          {t('show')}
        </Button>
      )}
    </li>
  )
}
