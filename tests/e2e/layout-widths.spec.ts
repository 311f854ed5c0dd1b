import { type Locator, type Page } from '@playwright/test'

import { home } from '../../scripts/seed/words/pages/home'
import { brokenWords } from '../support/broken-words'
import { enlargeText, expect, expectFitsWidth, localePath, locales, test } from '../support/e2e'
import { layoutFaults } from '../support/layout-faults'
import { layoutTag, publicPaths } from '../support/page-paths'
import { seededPost } from '../support/seeded-post'
import { testedWidths, widths } from '../support/widths'

/** Below this width, in CSS pixels, the bays of the home page are strips beside their words. */
const PHONES = 680
/** The width from which the layouts of large screens apply, in CSS pixels: their columns are narrowest here. */
const NARROWEST_LARGE = 1080

/** Windows in which the margins beside the page are wider than a bay, in CSS pixels, and the page whose bays reach over them. */
const ULTRAWIDE = 3440
const ultrawidePath = '/services'

const paths = [
  ...publicPaths,
  '/contact/thanks',
  '/developers',
  '/resources/search?q=web',
  '/resources/search',
  '/resources/search?q=xyzzyxyzzy',
]

/** Lists of posts with the layout of `/resources`, a page of one sentence, and a text. */
const alike = [
  '/resources/page/2',
  '/resources/search',
  '/resources/search?q=web',
  '/resources/search?q=xyzzyxyzzy',
  '/contact/thanks',
  '/developers',
]

/** Lists whose last row has three items on a tablet. */
const threes: [string, string, (page: Page) => Locator][] = [
  [
    'office',
    '/about',
    (page) =>
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: /UTC[-+]\d/ }),
  ],
  ['problem', '/about', (page) => page.getByRole('main').getByRole('heading', { level: 4 })],
  ['post', '/resources', (page) => page.getByRole('main').getByRole('article')],
]

/** Where text of twice the size is tried, in CSS pixels: every page on a phone, the hero of the home page on a laptop too. */
const widthsOfLargeText = (path: string) => (path === '/' ? [375, 1280] : [375])

// The pictures are read where a text might be on them: elements that ignore the pointer must be found, too.
test.use({ bypassCSP: true })

type Box = { x: number; y: number; width: number; height: number }
const overlap = (a: Box, b: Box) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 1 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 1

const show = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 900 })
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

test('the pages with layouts of their own are opened', { tag: '@once' }, () => {
  expect(paths).toEqual(expect.arrayContaining([ultrawidePath, ...threes.map(([, path]) => path)]))
})

// Spanish texts are the longer ones.
for (const { language, prefix } of locales)
  test.describe(
    `at every width (${language})`,
    { tag: language === 'es' ? '@once' : ['@once', '@long'] },
    () => {
      for (const path of paths)
        test(
          `nothing of ${path} is cut off, no word breaks, and no text is on a picture`,
          { tag: alike.includes(path) ? '@long' : layoutTag(path) },
          async ({ page }) => {
            test.slow()
            await page.goto(localePath(prefix, path))
            await page.addStyleTag({ content: '*{pointer-events:auto!important}' })
            await keepWordsWhole(page)
            for (const width of [
              ...testedWidths,
              NARROWEST_LARGE,
              ...(path === ultrawidePath ? [ULTRAWIDE] : []),
            ])
              await test.step(String(width), async () => {
                await show(page, width)
                await expectFitsWidth(page)
                expect(await layoutFaults(page), `${path} at ${width}`).toEqual([])
                expect(await brokenWords(page), `${path} at ${width}`).toEqual([])
              })
            for (const [what, , items] of threes.filter(([, at]) => at === path))
              await test.step(`no ${what} stands alone in its row on a tablet`, async () => {
                await show(page, 768)
                await expectThreeInLastRow(items(page))
              })
            await enlargeText(page)
            for (const width of widthsOfLargeText(path))
              await test.step(`large text fits at ${width}`, () => expectLargeTextFits(page, width))
          },
        )

      test('nothing of a post and its category is cut off', async ({ page }) => {
        test.slow()
        await page.goto(localePath(prefix, '/resources'))
        const category = page.getByRole('main').locator('a[href*="/category/"]').first()
        const post = localePath(prefix, `/blog/${await seededPost(language)}`)
        for (const path of [post, (await category.getAttribute('href')) ?? '']) {
          await page.goto(path)
          await page.addStyleTag({ content: '*{pointer-events:auto!important}' })
          await keepWordsWhole(page)
          for (const width of testedWidths) {
            await show(page, width)
            await expectFitsWidth(page)
            expect(await layoutFaults(page), `${page.url()} at ${width}`).toEqual([])
          }
          await enlargeText(page)
          await expectLargeTextFits(page, 375)
        }
      })

      test('each bay of the home page shows its whole picture', async ({ page }) => {
        await page.goto(localePath(prefix, '/'))
        const bays = page.getByRole('region', { name: home[language].services.title }).getByRole('listitem')
        await expect(bays).toHaveCount(6)
        for (const width of widths.filter((one) => one > PHONES)) {
          await show(page, width)
          const boxes = await Promise.all((await bays.all()).map(pictureBox))
          expect(
            boxes.map(({ ratio }) => Math.round(ratio * 100)),
            String(width),
          ).toEqual([150, 120, 90, 90, 120, 150])
          for (const { left, right } of boxes) {
            expect(left).toBeGreaterThanOrEqual(0)
            expect(right).toBeLessThanOrEqual(width)
          }
          // The outer pictures continue to the edges of the window.
          const rows = width > 1240 ? [boxes.slice(0, 3), boxes.slice(3)] : [boxes.slice(0, 2)]
          for (const row of rows) {
            expect(Math.min(...row.map(({ drawn }) => drawn.left))).toBeLessThanOrEqual(0)
            expect(Math.max(...row.map(({ drawn }) => drawn.right))).toBeGreaterThanOrEqual(width)
          }
        }
      })
    },
  )

/** Keeps words from breaking at a hyphen: where the browser has no hyphenation for the language, they break without one. */
const keepWordsWhole = (page: Page) => page.addStyleTag({ content: '*{hyphens:manual!important}' })

async function expectThreeInLastRow(items: Locator): Promise<void> {
  const tops = await items.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(tops.length).toBeGreaterThanOrEqual(3)
  expect(tops.filter((top) => Math.abs(top - Math.max(...tops)) < 1)).toHaveLength(3)
}

/**
 * Expects that text of twice the size fits and breaks no word, and that the controls of the header stay in the window and
 * apart.
 */
async function expectLargeTextFits(page: Page, width: number): Promise<void> {
  await show(page, width)
  await expectFitsWidth(page, page.url())
  expect(await layoutFaults(page), page.url()).toEqual([])
  expect(await brokenWords(page), page.url()).toEqual([])
  const banner = page.getByRole('banner')
  const controls = banner.getByRole('link').or(banner.getByRole('button'))
  const boxes: Box[] = []
  for (const control of await controls.filter({ visible: true }).all()) {
    const box = await control.boundingBox()
    if (box) boxes.push(box)
  }
  expect(boxes.filter(({ x, width: own }) => x < 0 || x + own > width)).toEqual([])
  expect(
    boxes.flatMap((one, index) => boxes.slice(index + 1).filter((other) => overlap(one, other))),
  ).toEqual([])
}

/** Where a bay shows its picture, and where the picture itself is. */
const pictureBox = (bay: Locator) =>
  bay.getByRole('img').evaluate((image) => {
    const { left, right, width, height } = (image.closest('div') ?? image).getBoundingClientRect()
    const drawn = image.getBoundingClientRect()
    return { left, right, ratio: width / height, drawn: { left: drawn.left, right: drawn.right } }
  })
