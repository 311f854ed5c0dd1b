import type { ComponentProps } from 'react'

import { Search } from '@/components/ui/icons'
import { commandLimits } from '../rules'
import styles from './command.module.css'
import { useSearchTexts } from './texts'

type Props = ComponentProps<'input'> & { onLeave: () => void }

/** The field of the command bar, and what closes it. */
export function CommandField({ onLeave, ...rest }: Props) {
  const text = useSearchTexts()
  return (
    <div className={styles.field}>
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
        {...rest}
      />
      <button type="button" onClick={onLeave}>
        {text('search:close')}
      </button>
    </div>
  )
}
