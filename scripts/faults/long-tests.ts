import { childEnv } from '../../src/env'
import { findBrowser } from '../../tests/support/browser'
import { startChild } from '../process/child-process'
import { withFileLock } from '../process/file-lock.mjs'
import { root } from '../process/root'
import { createSupervisor } from '../process/supervisor'
import { startE2eSite } from '../testing/e2e-site'

/** Tests of the built site that `npm test` shortens or leaves out, and how Playwright is called for them. */
export const longTests: Record<string, string[]> = {
  /** Someone writes a post for two minutes while everything fails in turn, in both languages, five times. */
  saving: ['--project=desktop', '--repeat-each=5', '--workers=1', 'saving-faults'],
  /** Every public page and every board at every width and with axe. */
  widths: ['--project=desktop', '--project=phone', '--grep=every width|accessibility and layout'],
  /** Every screen of the admin in the editor's language, axe on Payload's own, and every answer that is no confirmed save. */
  admin: ['--project=desktop', '--grep=@long', '/admin', '/saving.spec'],
  /** The markup and the sharing picture of every page, of all posts and categories too, and every size of its pictures. */
  pages: ['--project=http', 'every-page', 'http/seo.spec'],
  /** Every test of the phone, in Spanish. */
  spanish: ['--project=phone'],
  /** Consent and its bar on both devices. */
  consent: ['--project=plausible'],
  /** The menu, the change of language and the search of the site, in each case. */
  site: ['--project=desktop', '--grep=@long', 'layout-menu', 'page-transition', '/blog.spec'],
  /** Sixty large pictures at once, a lead of every naughty string, and sixty sign-ins. */
  input: ['--project=http', 'uploads', 'capture', '/sign-in'],
}

/** Runs tests against the built site. Returns the exit code. */
export async function testAtLength(args: string[]): Promise<number> {
  const supervisor = createSupervisor()
  const run = async () => {
    const addresses = await startE2eSite(supervisor)
    const child = startChild({
      name: 'tests',
      args: ['node_modules/@playwright/test/cli.js', 'test', '--no-deps', ...args],
      env: childEnv({ ...addresses, CHROMIUM_PATH: findBrowser(), E2E_LONG: '1' }),
    })
    return child.exited
  }
  try {
    return await withFileLock(`${root}/.data/test/lock`, run, () =>
      console.log('Waiting for another test run ...'),
    )
  } finally {
    await supervisor.stop()
  }
}
