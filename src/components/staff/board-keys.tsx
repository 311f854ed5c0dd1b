'use client'

import { useTranslations } from 'next-intl'

type Props = { keys: readonly { keys: readonly string[]; label?: string }[] }

/** The keys of a board, under its table. Not shown where there is no keyboard. */
export function BoardKeys({ keys }: Props) {
  const t = useTranslations('dashboard')
  const shown = keys.filter(({ label }) => label)
  if (shown.length === 0) return null
  return (
    <ul className="board-keys" aria-label={t('keys')}>
      {shown.map(({ keys: names, label }) => (
        <li key={label}>
          {names.map((name) => (
            <kbd key={name}>{name}</kbd>
          ))}
          {label}
        </li>
      ))}
    </ul>
  )
}
