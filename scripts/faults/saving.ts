import { findBrowser } from '../../tests/support/browser'
import { withFileLock } from '../process/file-lock.mjs'
import { childEnv } from '../../src/env'
import { startChild } from '../process/child-process'
import { root } from '../process/root'
import { createSupervisor } from '../process/supervisor'
import { startE2eSite } from '../testing/e2e-site'

/**
 * `npm run test:faults -- saving`: someone writes a post for two minutes while the network, the session and the server fail in
 * turn, in both languages, five times. Returns the exit code.
 */
export async function testSaving(): Promise<number> {
  const supervisor = createSupervisor()
  const run = async () => {
    const addresses = await startE2eSite(supervisor)
    const child = startChild({
      name: 'saving',
      args: [
        'node_modules/@playwright/test/cli.js',
        'test',
        '--no-deps',
        '--project=desktop',
        '--repeat-each=5',
        '--workers=1',
        'saving-faults',
      ],
      env: childEnv({ ...addresses, CHROMIUM_PATH: findBrowser(), E2E_FAULT_SECONDS: '120' }),
    })
    return child.exited
  }
  return withFileLock(`${root}/.data/test/lock`, run, () =>
    console.log('Waiting for another test run ...'),
  ).finally(supervisor.stop)
}
