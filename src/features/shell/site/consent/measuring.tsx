import { useTranslations } from 'next-intl'

import type { Analytics } from '@/features/settings/rules'
import { SettingsButton } from './settings-button'

/** Where the question of the bar leads to. */
export const measuringId = 'measuring'

/** What stands in the browser, by its name, and what is said of it. */
const keptFor = (tool: Analytics['tool']) =>
  [
    ['puente_consent', 'choice'],
    ['puente_first', 'first'],
    ...(tool === 'ga4' ? ([['_ga, _ga_*', 'google']] as const) : []),
  ] as const

/** What the privacy page says of measuring visits. It follows the settings, so that it names the tool in use. */
export function Measuring({ analytics }: { analytics?: Analytics }) {
  const t = useTranslations('consent')
  return (
    <section className="prose">
      <h2 id={measuringId}>{t('privacy.title')}</h2>
      {analytics ? (
        <>
          <p>{t(`privacy.${analytics.tool}`)}</p>
          <p>{t('privacy.kept')}</p>
          <ul>
            {keptFor(analytics.tool).map(([names, words]) => (
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
            <SettingsButton
              label={t('settings')}
              signal={t('signal')}
              className="button button-line button-small"
            />
          </p>
        </>
      ) : (
        <p>{t('privacy.none')}</p>
      )}
    </section>
  )
}
