import { Button } from '@/components/ui/button'
import { CommandField } from './command-field'
import { useSearchTexts } from './texts'

/** What was typed before the command bar could answer. */
export type Typed = { query: string; isEntered: boolean }

export const nothingTyped: Typed = { query: '', isEntered: false }

type Props = {
  typed: Typed
  hasFailed: boolean
  onType: (typed: Typed) => void
  onRetry: () => void
  onLeave: () => void
}

/** In place of the command bar until its code is there: the field takes what is typed. */
export function CommandWaiting({ typed, hasFailed, onType, onRetry, onLeave }: Props) {
  const text = useSearchTexts()
  return (
    <>
      <CommandField
        value={typed.query}
        onChange={({ target }) => onType({ query: target.value, isEntered: false })}
        onKeyDown={({ key }) => key === 'Enter' && onType({ ...typed, isEntered: true })}
        onLeave={onLeave}
      />
      {hasFailed && (
        <p role="alert" className="m-0 flex flex-wrap items-center gap-3 px-4.5 py-3 text-small">
          {text('search:failed')}
          <Button variant="line" size="compact" onClick={onRetry}>
            {text('search:again')}
          </Button>
        </p>
      )}
    </>
  )
}
