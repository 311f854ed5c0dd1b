import { useTranslations } from 'next-intl'

type Props = { kind: 'short' | 'list' | 'page'; className?: string }

/** Says that a case is made up. Never in the accent. */
export function SampleMark({ kind, className = '' }: Props) {
  const t = useTranslations('cases.sample')
  return (
    <span
      className={`inline-flex min-h-7 items-center rounded-t-badge border border-dashed border-current px-3.5 pt-1 pb-0.5 text-note leading-[1.3] text-muted ${className}`}
    >
      {t(kind)}
    </span>
  )
}
