import { useTranslations } from 'next-intl'

import { Chip } from '@/components/ui/chip'
import { stateStyles } from '@/features/publishing/staff/state-styles'
import type { Language } from '@/i18n/languages'
import type { Translation } from '../queries/translation'

/** The two languages above their columns, with what is public of each. */
export function LanguageBar({ data }: { data: Translation }) {
  const t = useTranslations('translation')
  return (
    <div className="translate-languages">
      <div>
        <h2>
          <span lang={data.from}>{t(`own.${data.from}`)}</span> <StateChip data={data} language={data.from} />
        </h2>
        <p>{t('source')}</p>
      </div>
      <div>
        <h2>
          <span lang={data.to}>{t(`own.${data.to}`)}</span> <StateChip data={data} language={data.to} />
        </h2>
        <p>{t('target')}</p>
      </div>
    </div>
  )
}

function StateChip({ data: { states }, language }: { data: Translation; language: Language }) {
  const t = useTranslations('blogBoard.states')
  const state = states?.[language]
  return state ? <Chip {...stateStyles[state]}>{t(state)}</Chip> : null
}
