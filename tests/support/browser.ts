import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { chromium } from '@playwright/test'

import { plain } from '../../scripts/process/plain.mjs'
import { childEnv, env } from '../../src/env'

/** What Chromium is called where it is installed. */
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** A browser that is there may still lack its libraries: one that tells its version has them. */
const works = (file: string) =>
  existsSync(file) && spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0

const installed = () =>
  (childEnv().PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .concat(macChrome, chromium.executablePath())
    .find(works)

/** Playwright's own build; it comes from a server that not every network reaches. */
const bringOwn = () =>
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    timeout: 240_000,
    stdio: 'ignore',
  })

/** Debian's package. */
function bringPackage(): void {
  if (process.getuid?.() !== 0) return
  const options = {
    stdio: 'ignore',
    timeout: 600_000,
    env: childEnv({ DEBIAN_FRONTEND: 'noninteractive' }),
  } as const
  spawnSync('apt-get', ['update'], options)
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options)
}

/** Finds a Chromium for the browser tests, bringing one when there is none. */
export function findBrowser(): string {
  const { CHROMIUM_PATH } = env
  if (CHROMIUM_PATH) {
    if (works(CHROMIUM_PATH)) return CHROMIUM_PATH
    throw plain(`CHROMIUM_PATH names ${CHROMIUM_PATH}, which does not run: name another, or unset it.`)
  }
  for (const bring of [undefined, bringOwn, bringPackage]) {
    if (bring)
      console.log(
        bring === bringOwn ? 'Bringing a browser from Playwright ...' : "Bringing Debian's Chromium ...",
      )
    bring?.()
    const found = installed()
    if (found) return found
  }
  throw plain('There is no Chromium for the browser tests: install one, or set CHROMIUM_PATH to it.')
}
