'use client'

import { useModifierKey } from '@/components/ui/use-modifier-key'

import { useSearchTexts } from './texts'
import type { Search } from './use-found'

const keysWith = (modifier: string) => [
  ['↑ + ↓', 'move'] as const,
  ['↵', 'enter'] as const,
  [`${modifier} ↵`, 'newTab'] as const,
]

type Props = { state: Search['state']; count: number; query: string; onRetry: () => void }

/** Below the list: how many entries there are, or why there is none, and the keys. */
export function CommandStatus({ state, count, query, onRetry }: Props) {
  const text = useSearchTexts()
  const keys = keysWith(useModifierKey())
  const isEmpty = count === 0 && (state === 'found' || state === 'idle')
  return (
    <div className="command-foot">
      <div role="status" className={state === 'failed' || isEmpty ? 'command-notice' : undefined}>
        {state === 'loading' && text('search:loading')}
        {state === 'failed' && text('search:failed')}
        {state === 'too_many' && text('search:tooMany')}
        {isEmpty && (
          <>
            <b>{text('search:none', { query })}</b> {text('search:noneHint')}
          </>
        )}
        {state === 'found' && count > 0 && text('search:count', { count: String(count) })}
      </div>
      {state === 'failed' && (
        <button type="button" className="button button-outline" onClick={onRetry}>
          {text('search:again')}
        </button>
      )}
      <p className="command-keys" aria-hidden="true">
        {keys.map(([key, label]) => (
          <span key={key}>
            {key.split(' + ').map((part) => (
              <kbd key={part}>{part}</kbd>
            ))}
            {text(`search:${label}`)}
          </span>
        ))}
      </p>
    </div>
  )
}
