'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'

import { buttonClass } from '@/components/ui/button'
import { fee } from '@/lib/money'
import type { Terms } from '@/features/proposals/queries/versions'

/**
 * The amount of the first invoice and a link to the signature, at the bottom of phones until the signature is in view. It
 * is directly before the section that it leads to. Only phones show it, and where it comes to rest is the space above the signature, so that it has no room of its own.
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
    <div
      ref={bar}
      className="sticky bottom-0 z-4 -mx-gutter mt-4 -mb-22 flex min-h-18 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-ground px-gutter pt-2.5 pb-[max(--spacing(3.5),env(safe-area-inset-bottom))] sm:hidden data-away:invisible print:hidden"
      data-away={isAway ? '' : undefined}
    >
      {amount > 0 && (
        <p className="text-note leading-4.5 text-muted">
          {t('first')}
          <b className="block font-display text-heading leading-[1.2] font-head text-ink lining-nums tabular-nums">
            {fee(amount, currency, language)}
          </b>
        </p>
      )}
      <a href="#contract-end" className={buttonClass('accent', 'normal', 'ms-auto max-w-60 flex-1')}>
        {t('go')}
      </a>
    </div>
  )
}
