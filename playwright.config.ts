import { defineConfig, devices } from '@playwright/test'

import { env } from './src/env'
import { browserFlags } from './tests/support/browser-flags'

const { defaultBrowserType: _desktop, ...desktop } = devices['Desktop Chrome']
const { defaultBrowserType: _phone, ...phone } = devices['Pixel 7']

/**
 * Tests of consent change the analytics settings of the whole site, so they run after all others: first those with
 * Plausible, then those with Google or without a tool, one at a time. To run them alone: `npm test -- e2e --no-deps
 * --project=plausible`, then the same with `--project=other-tools`.
 */
const consent = /consent[-\w]*\.spec\.ts/
const consentWithPlausible = /consent(-bar)?\.spec\.ts/
const consentWithOthers = /consent-(google|none)\.spec\.ts/

/**
 * HTTP tests that rename and unpublish what the seed has, which others read, or count on its only admin, beside whom others make
 * more: they run first.
 */
const changesContent = /\/http\/(pages|content|email-opens|last-admin|seo-changes)\.spec\.ts/

/**
 * Tests that are tagged with a language (`tag` of tests/support/e2e.ts) run in English on the desktop and in Spanish on the
 * phone: in both languages and on both devices, but not in all four combinations. With `@once` too, which marks tests that
 * depend on neither, they run in English on the desktop only; so do `@keyboard` tests, because a phone has no Tab key.
 * `@phone` tests run on the phone only, those with a language in Spanish. `@long` tests run in `npm run test:faults` only.
 */
const notOnDesktop = /@(phone|es)\b/
const notOnPhone = /@(once|keyboard|en)\b/
/**
 * In Spanish, `npm test` runs the tests of the portal, of signing and of the contact form, and those that are about phones;
 * `npm run test:faults -- spanish` runs them all.
 */
const spanishLater = env.E2E_LONG
  ? []
  : [/(?<![-\w])(?!portal-|proposal-signing|contact\.|calls\.)[-\w]+\.spec\.ts (?!.*@phone).*@es\b/]

const leftOut = env.E2E_LONG ? [] : [/@long\b/]

/** Test pages close before optimized code pays for its compilation, which took a tenth of the time. */
const withoutOptimizers = '--js-flags=--no-opt --no-maglev'
/** A browser otherwise starts a process for the next page ahead, although each test has a browser context of its own. */
const withoutSpareProcess = ['--renderer-process-limit=1', '--in-process-gpu']
/**
 * Payload makes Chromium request the first page of a session a second time, with its color scheme, and every test is a
 * session. The flag replaces that of Playwright: the others are the features that it turns off and that exist here.
 */
const withoutSecondRequest = `--disable-features=${[
  'CriticalClientHint',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
].join(',')}`

/** Tests of the built product, over HTTP and in a browser. scripts/test.ts starts it and provides its addresses. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.reports/e2e',
  globalTeardown: './tests/support/check-site-log.ts',
  fullyParallel: true,
  forbidOnly: env.CI,
  retries: 0,
  // Two for browsers, which need a core each, and one for HTTP, which mostly waits.
  workers: 3,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.reports/e2e.json' }]],
  use: {
    baseURL: env.E2E_URL,
    // Recording takes a fifth of the time. To look into a failure: `npm test -- e2e --trace retain-on-failure <file>`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: [...browserFlags, withoutOptimizers, withoutSecondRequest, ...withoutSpareProcess],
      ...(env.CHROMIUM_PATH ? { executablePath: env.CHROMIUM_PATH } : {}),
    },
  },
  projects: [
    { name: 'content', testDir: 'tests/http', testMatch: changesContent },
    {
      name: 'http',
      testDir: 'tests/http',
      testIgnore: changesContent,
      grepInvert: leftOut,
      dependencies: ['content'],
      workers: 1,
    },
    // Through the shipped nginx configuration (deploy/puente.conf).
    { name: 'front', testDir: 'tests/front', dependencies: ['content'], workers: 1 },
    {
      name: 'desktop',
      // The drawer is the phone's menu, and its whole file is about it.
      testIgnore: [consent, /layout-drawer/],
      grepInvert: [notOnDesktop, ...leftOut],
      dependencies: ['content'],
      workers: 2,
      use: { ...desktop, viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: [consent, /layout-menu/],
      grepInvert: [notOnPhone, ...spanishLater, ...leftOut],
      dependencies: ['content'],
      workers: 2,
      // Fewer pixels to draw than on a real one.
      use: { ...phone, viewport: { width: 375, height: 812 }, deviceScaleFactor: 1 },
    },
    {
      name: 'plausible',
      testMatch: consentWithPlausible,
      grepInvert: leftOut,
      workers: 2,
      dependencies: ['http', 'front', 'desktop', 'phone'],
      use: desktop,
    },
    {
      name: 'other-tools',
      testMatch: consentWithOthers,
      workers: 1,
      dependencies: ['plausible'],
      use: desktop,
    },
  ],
})
