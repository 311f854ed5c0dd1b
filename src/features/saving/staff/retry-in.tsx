import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'

const secondsUntil = (at: number) => Math.max(0, Math.ceil((at - performance.now()) / 1_000))

/** The seconds until the next try. Not read out: the button beside it is. `at`: by the clock of the page. */
export function RetryIn({ at }: { at: number }) {
  const t = useTranslations('saving')
  const [seconds, setSeconds] = useState(() => secondsUntil(at))
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(at)), 250)
    return () => clearInterval(timer)
  }, [at])
  return seconds > 0 ? (
    <span className="whitespace-nowrap tabular-nums" aria-hidden="true">
      {t('in', { seconds })}
    </span>
  ) : null
}
