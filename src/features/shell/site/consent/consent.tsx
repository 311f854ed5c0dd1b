import { useTranslations } from 'next-intl'

import type { Analytics } from '@/features/settings/rules'
import { ForgetVisit } from './forget-visit'
import { WatchConsent } from './watch-consent'

/** Where a tool is set, its visitors are asked. Without one there is nothing to ask, and nothing stays of one that was. */
export function Consent({ analytics }: { analytics?: Analytics }) {
  const t = useTranslations('consent')
  if (!analytics) return <ForgetVisit />
  return (
    <WatchConsent
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
