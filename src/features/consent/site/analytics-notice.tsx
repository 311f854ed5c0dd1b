import { useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button'
import type { Analytics } from '@/lib/analytics'
import { ConsentSettingsButton } from './consent-settings-button'

/** The anchor that the consent banner links to. */
export const analyticsNoticeId = 'measuring'

/** The names of what is stored in the browser, with the key of their description. */
const storedBy = (tool: Analytics['tool']) =>
  [
    ['puente_consent', 'choice'],
    ['puente_first', 'first'],
    ...(tool === 'ga4' ? ([['_ga, _ga_*', 'google']] as const) : []),
  ] as const

/** The section of the privacy page about analytics. It names the tool that the settings configure. */
export function AnalyticsNotice({ analytics }: { analytics?: Analytics }) {
  const t = useTranslations('consent')
  return (
    <section className="prose">
      <h2 id={analyticsNoticeId}>{t('privacy.title')}</h2>
      {analytics ? (
        <>
          <p>{t(`privacy.${analytics.tool}`)}</p>
          <p>{t('privacy.kept')}</p>
          <ul>
            {storedBy(analytics.tool).map(([names, words]) => (
              <li key={words}>
                <code>{names}</code>
                {': '}
                {t(`privacy.${words}`)}
              </li>
            ))}
          </ul>
          <p>
            {t('privacy.withdraw')} {t('privacy.gpc')}
          </p>
          <p>
            <ConsentSettingsButton
              label={t('settings')}
              signal={t('signal')}
              className={buttonClass('line', 'small')}
            />
          </p>
        </>
      ) : (
        <p>{t('privacy.none')}</p>
      )}
    </section>
  )
}
