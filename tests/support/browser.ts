import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { chromium } from '@playwright/test'

import { UserError } from '../../scripts/process/user-error.mjs'
import { childEnv, env } from '../../src/env'

/** The headless shell comes first: it has no window to draw, and needs half the processor time for a page. */
const headlessShells = ['chromium-headless-shell', 'chrome-headless-shell']
/** The names under which Chromium is installed. */
const names = [...headlessShells, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** Whether a browser starts: an installed one may lack shared libraries. */
const canRun = (file: string) =>
  existsSync(file) && spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0

const findInstalled = () =>
  (childEnv().PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .concat(macChrome, chromium.executablePath())
    .find(canRun)

/** Installs Playwright's own build, from a server that not every network can reach. */
const installPlaywrightBuild = () =>
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    timeout: 240_000,
    stdio: 'ignore',
  })

/** Installs Debian's package. Needs root. */
function installDebianPackage(): void {
  if (process.getuid?.() !== 0) return
  const options = {
    stdio: 'ignore',
    timeout: 600_000,
    env: childEnv({ DEBIAN_FRONTEND: 'noninteractive' }),
  } as const
  spawnSync('apt-get', ['update'], options)
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'], options)
}

/**
 * Returns the path of a Chromium for the browser tests, and installs one when there is none. Throws a UserError without
 * one.
 */
export function findBrowser(): string {
  const { CHROMIUM_PATH } = env
  if (CHROMIUM_PATH) {
    if (canRun(CHROMIUM_PATH)) return CHROMIUM_PATH
    throw new UserError(
      `CHROMIUM_PATH names ${CHROMIUM_PATH}, which does not run: name another, or unset it.`,
    )
  }
  for (const install of [undefined, installPlaywrightBuild, installDebianPackage]) {
    if (install)
      console.log(
        install === installPlaywrightBuild
          ? 'Installing Chromium from Playwright ...'
          : 'Installing Chromium from Debian ...',
      )
    install?.()
    const found = findInstalled()
    if (found) return found
  }
  throw new UserError('There is no Chromium for the browser tests: install one, or set CHROMIUM_PATH to it.')
}
