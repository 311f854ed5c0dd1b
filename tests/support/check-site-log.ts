import { readFileSync } from 'node:fs'

import { env } from '@/env'

/** The codes that next-intl puts before the message of its errors. */
const textError = /"msg":"((?:MISSING|INVALID|INSUFFICIENT|FORMATTING|ENVIRONMENT)_[A-Z]+: [^"]*)/g

/** After all tests: fails if the site or the worker lacked a text, which a page that a browser does not hydrate can hide. */
export default function checkSiteLog(): void {
  const faults = (env.E2E_LOGS ?? '')
    .split(',')
    .filter(Boolean)
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(textError)].map(([, text]) => text))
  if (faults.length > 0) throw new Error(`The site logged:\n${[...new Set(faults)].join('\n')}`)
}
