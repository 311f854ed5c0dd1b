import type { ComponentProps } from 'react'

import { Search } from '@/components/ui/icons'
import { commandLimits } from '../rules'
import { useSearchTexts } from './texts'

type Props = ComponentProps<'input'> & { onLeave: () => void }

/** The field of the command bar, and what closes it. */
export function CommandField({ onLeave, ...rest }: Props) {
  const text = useSearchTexts()
  return (
    <div className="flex flex-none items-center gap-3.5 border-b-2 border-ink px-4.5 [&_svg]:size-4.5 [&_svg]:flex-none">
      <Search />
      <input
        type="text"
        aria-label={text('search:open')}
        placeholder={text('search:hint')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={commandLimits.characters}
        className="h-14.5 min-w-0 flex-1 border-0 bg-transparent p-0 font-sans text-heading/7 font-text text-inherit outline-none placeholder:text-body placeholder:text-muted"
        {...rest}
      />
      <button
        type="button"
        className="min-h-11 cursor-pointer border-0 bg-transparent p-0 font-sans text-small/5 font-semibold text-muted max-md:text-ink"
        onClick={onLeave}
      >
        {text('search:close')}
      </button>
    </div>
  )
}
