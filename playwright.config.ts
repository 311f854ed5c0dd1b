import { defineConfig, devices } from '@playwright/test'

import { env } from './src/env'

/** Chromium in a container, and quiet: it asks nobody outside. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const { defaultBrowserType: _desktop, ...desktop } = devices['Desktop Chrome']
const { defaultBrowserType: _phone, ...phone } = devices['Pixel 7']

/**
 * What changes a setting that every page shows runs after all others, one at a time. By itself:
 * `npm test -- e2e --no-deps consent`.
 */
const alone = /consent[-\w]*\.spec\.ts/

/** Tests of the built product, whose addresses come from scripts/test.ts: over HTTP alone, and in a browser. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.reports/e2e',
  fullyParallel: true,
  forbidOnly: env.CI,
  retries: 0,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.reports/e2e.json' }]],
  use: {
    baseURL: env.E2E_URL,
    // Recording costs a fifth of the time: it is for who looks into a failure.
    trace: env.CI ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { args: flags, ...(env.CHROMIUM_PATH ? { executablePath: env.CHROMIUM_PATH } : {}) },
  },
  projects: [
    { name: 'http', testDir: 'tests/http' },
    // Through the shipped front server (deploy/nginx.conf).
    { name: 'front', testDir: 'tests/front' },
    {
      name: 'desktop',
      testIgnore: [alone, /shell-drawer/],
      use: { ...desktop, viewport: { width: 1440, height: 900 } },
    },
    // The drawer is the menu of phones. A phone has no Tab key. What is tagged @once is the same at every size of screen.
    {
      name: 'phone',
      testIgnore: [alone, /shell-menu/],
      grepInvert: /@keyboard|@once/,
      use: { ...phone, viewport: { width: 375, height: 812 } },
    },
    {
      name: 'alone',
      testMatch: alone,
      workers: 1,
      dependencies: ['http', 'front', 'desktop', 'phone'],
      use: desktop,
    },
  ],
})
