'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'

import { buttonClass } from '@/components/ui/button'
import { fee } from '@/lib/money'
import type { Terms } from '@/features/proposals/queries/versions'

/**
 * The amount of the first invoice and a link to the signature, at the bottom of phones until the signature is in view. It
 * is directly before the section that it leads to. Styles show it on small screens only.
 */
export function SignatureBar({ amount, currency }: Pick<Terms, 'amount' | 'currency'>) {
  const t = useTranslations('signing.bar')
  const language = useLocale()
  const bar = useRef<HTMLDivElement>(null)
  const [isAway, setAway] = useState(false)

  useEffect(() => {
    const section = bar.current?.nextElementSibling
    if (!section) return
    const observer = new IntersectionObserver((entries) => setAway(entries.at(-1)?.isIntersecting ?? false))
    observer.observe(section)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={bar} className="signature-bar" data-away={isAway ? '' : undefined}>
      {amount > 0 && (
        <p>
          {t('first')}
          <b>{fee(amount, currency, language)}</b>
        </p>
      )}
      <a href="#contract-end" className={buttonClass('accent')}>
        {t('go')}
      </a>
    </div>
  )
}
