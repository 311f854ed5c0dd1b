import { useTranslations } from 'next-intl'

import { Button } from '@/components/ui/button'
import { BoardKeys } from '@/components/staff/keys'
import { Icon } from '@/components/staff/icon'
import type { ScreenPassage } from '../queries/translation'
import { countStates, translationStates } from '../rules'
import { TranslationArc } from './translation-arc'
import type { Drafting } from './use-draft-all'

type Props = { passages: readonly ScreenPassage[]; hasModel: boolean; drafting: Drafting }

/** How far the translation is, and the model's help for the rest of it. */
export function TranslationSummary({ passages, hasModel, drafting }: Props) {
  const t = useTranslations('translation')
  const counts = countStates(passages.map(({ state }) => state))
  const { isPending, done, total, start, waiting } = drafting
  const isOff = !hasModel || isPending || waiting === 0
  return (
    <div className="translate-summary">
      <svg className="translate-meter" viewBox="0 0 240 10" preserveAspectRatio="none" aria-hidden="true">
        {translationStates.map((state, index) => {
          const before = translationStates.slice(0, index).reduce((sum, name) => sum + counts[name], 0)
          const unit = 240 / Math.max(1, passages.length)
          return (
            <rect
              key={state}
              className={`is-${state}`}
              x={before * unit}
              width={counts[state] * unit}
              height="10"
            />
          )
        })}
      </svg>
      <span>{t('counts.ready', { count: counts.ready, total: passages.length })}</span>
      {(['stale', 'unread', 'missing'] as const).map(
        (state) =>
          counts[state] > 0 && (
            <span key={state} className={`translate-count is-${state}`}>
              <TranslationArc state={state} />
              {t(`counts.${state}`, { count: counts[state] })}
            </span>
          ),
      )}
      <span className="translate-help">
        <BoardKeys keys={[{ keys: ['J', 'K'], label: t('keys') }]} />
        <Button
          variant="line"
          size="compact"
          aria-disabled={isOff}
          aria-describedby={hasModel ? undefined : 'no-model'}
          onClick={() => !isOff && start()}
        >
          <Icon name="model" />
          {isPending ? t('drafting', { done, total }) : t('draftAll')}
        </Button>
      </span>
      <span className="sr-only" role="status">
        {isPending ? t('drafting', { done, total }) : ''}
      </span>
    </div>
  )
}
