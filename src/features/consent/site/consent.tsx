import { useTranslations } from 'next-intl'

import type { Analytics } from '@/lib/analytics'
import { AnalyticsCookieCleanup, ConsentManager } from './consent-manager'

/** Asks for consent when an analytics tool is configured; otherwise deletes the cookies of an earlier one. */
export function Consent({ analytics }: { analytics?: Analytics }) {
  const t = useTranslations('consent')
  if (!analytics) return <AnalyticsCookieCleanup />
  return (
    <ConsentManager
      analytics={analytics}
      texts={{
        region: t('region'),
        title: t('title'),
        ask: t(`ask.${analytics.tool}`),
        now: { yes: t('now.yes'), no: t('now.no') },
        more: t('more'),
        accept: t('accept'),
        decline: t('decline'),
        done: { yes: t('done.yes'), no: t('done.no') },
      }}
    />
  )
}
