import type { UIFieldServerComponent } from 'payload'

import { isAdmin } from '@/lib/roles'
import { connectionFailures, connections } from '../rules'
import { findConnections } from '../queries'
import { TestButton } from './lazy'

/** Which services the server's environment configures, with a button that tries each. Part of the site settings. */
export const Connections: UIFieldServerComponent = ({ req }) => {
  const t = (key: string) => (req.t as (key: string) => string)(`puente:settings:connections:${key}`)
  const configured = findConnections()
  return (
    <div className="field-type">
      <h3>{t('title')}</h3>
      <ul className="mt-2 list-none p-0">
        {connections.map((what) => (
          <li key={what} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p>{t(`${what}:${configured[what] ? 'configured' : 'missing'}`)}</p>
            {configured[what] && isAdmin(req.user) && (
              <TestButton
                what={what}
                texts={{
                  test: t(`${what}:test`),
                  busy: t('busy'),
                  works: t(`${what}:works`),
                  failures: {
                    ...Object.fromEntries(
                      Object.entries(connectionFailures[what]).map(([code, key]) => [
                        code,
                        t(`${what}:${key}`),
                      ]),
                    ),
                    too_many: t('tooMany'),
                    failed: t('failed'),
                  },
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
