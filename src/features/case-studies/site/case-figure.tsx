import { useTranslations } from 'next-intl'

import type { CaseResult } from '../queries'

/** The first figure of a case, with what it was counted in. */
export function CaseFigure({
  result,
  className,
  size,
}: {
  result: CaseResult
  className: string
  size: string
}) {
  const t = useTranslations('cases')
  return (
    <p className={`grid gap-2 border-line-strong ${className}`}>
      <b className={`numeral ${size}`}>{result.value}</b>{' '}
      <span className="leading-[1.35] font-strong text-pretty">
        {result.title}
        {result.source && (
          <small className="mt-0.5 block text-caption leading-[1.4] font-text text-muted">
            {t('counted', { source: result.source })}
          </small>
        )}
      </span>
    </p>
  )
}
