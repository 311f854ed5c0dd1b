import { randomBytes } from 'node:crypto'

import { isolatedEnv } from '../process/isolated-env'

/** What the measured sites call themselves. */
export const SITE_URL = 'http://localhost:3000'

/** Returns the environment of a production site that is measured. Each request names its own client address. */
export const siteEnv = (variables: Record<string, string | undefined>): NodeJS.ProcessEnv =>
  isolatedEnv({
    NODE_ENV: 'production',
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    SITE_URL,
    MAIL_FROM: 'Puente <hola@puente.example>',
    HOST: '127.0.0.1',
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'warn',
    ...variables,
  })

/** Returns a client address for `x-forwarded-for`, so that rate limits stay on and are never reached. */
export const randomAddress = (): string =>
  `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`
