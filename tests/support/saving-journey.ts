import { expect, test, type Locator, type Page, type Route } from '@playwright/test'

import type { Language } from '@/i18n/languages'
import en from '@/messages/en/saving.json' with { type: 'json' }
import es from '@/messages/es/saving.json' with { type: 'json' }
import { plainTextOf } from '@/lib/document'
import { documentOfText } from './fixtures'
import { password, rows, signedIn } from './http'
import type { KillableSite } from './killable-site'
import { newStaff } from './staff'

/**
 * Someone writes a post while the network, the session and the server fail in turn. The faults overlap with keys, pastes and
 * blocks; each ends, and the next begins.
 */

const messages = { en, es }

type Journey = {
  page: Page
  site: KillableSite
  /** The id of the post. */
  id: string
  /** The account that writes. */
  email: string
  language: Language
  /** Until when faults begin, as a time in milliseconds. */
  until: number
}

const editorOf = (page: Page): Locator => page.getByRole('main').locator('[contenteditable]').first()
const barOf = (page: Page, language: Language): Locator =>
  page.getByRole('region', { name: messages[language].label })

const savedStates = /^(saved|again)$/

/** Answers the saves of a post until the returned function is called. */
async function onSave(page: Page, id: string, answer: (route: Route) => Promise<void>) {
  const isSave = (url: URL) => url.pathname === `/api/posts/${id}`
  await page.route(isSave, (route) => (route.request().method() === 'GET' ? route.fallback() : answer(route)))
  return () => page.unroute(isSave)
}

const lockReads = '**/api/document-lock?*'

/** Each begins a fault and returns what ends it. */
const faults: Record<string, (journey: Journey) => Promise<() => Promise<unknown>>> = {
  network: async ({ page }) => {
    await page.context().setOffline(true)
    return () => page.context().setOffline(false)
  },
  proxy: ({ page, id }) =>
    onSave(page, id, (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
    ),
  /** The server stores the words, and its answer is lost. */
  answer: ({ page, id }) =>
    onSave(page, id, async (route) => {
      await route.fetch()
      await route.abort()
    }),
  server: async ({ site }) => {
    await site.kill()
    return site.start
  },
  /** A colleague takes the post over, and leaves it again without a change. */
  lock: async ({ page, id, language }) => {
    // A save that is running would put the lock of the writer in place of the colleague's.
    await expect(barOf(page, language)).toHaveAttribute('data-state', savedStates, { timeout: 60_000 })
    const colleague = await signedIn(await newStaff(language, 'team', 'Andrés Quispe'))
    const lock = `payload-locked-documents?where[document.value][equals]=${id}&depth=0`
    const found = (await (await colleague.get(`/api/${lock}`)).json()) as { docs: { id: string }[] }
    const [held] = found.docs
    expect(held).toBeDefined()
    // The page is told by its save, after more words: once it knows, the form is closed.
    await page.route(lockReads, (route) => route.abort())
    const taken = await colleague.patch(`/api/payload-locked-documents/${held?.id}`, { data: {} })
    expect(taken.ok(), await taken.text()).toBe(true)
    return async () => {
      const bar = barOf(page, language)
      await page.unroute(lockReads)
      await expect(bar).toHaveAttribute('data-state', 'taken', { timeout: 30_000 })
      await rows('delete from payload_locked_documents where id = $1', [held?.id])
      // The page asks who has the post when someone comes back to it.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      // The colleague saved nothing, so the words of the writer are the next version.
      await expect(bar).toHaveAttribute('data-state', savedStates, { timeout: 30_000 })
    }
  },
  session: async ({ page, email, language }) => {
    await rows('delete from users_sessions where _parent_id = (select id from users where email = $1)', [
      email,
    ])
    const { dialog } = messages[language]
    return async () => {
      const box = page.getByRole('dialog', { name: dialog.title })
      await expect(box).toBeVisible({ timeout: 30_000 })
      await box.getByLabel(dialog.password).fill(password)
      await box.getByRole('button', { name: dialog.submit }).click()
      await expect(box).toBeHidden({ timeout: 30_000 })
    }
  },
}

/** Creates a draft in both languages that has a block. Returns its id. */
export async function makePostWithQuote(): Promise<string> {
  const staff = await signedIn('team')
  const block = { blockType: 'pullquote', text: 'A quick answer tells more.' }
  const content = {
    root: {
      type: 'root',
      version: 1,
      format: '',
      indent: 0,
      direction: null,
      children: [
        { type: 'block', version: 2, format: '', fields: block },
        ...documentOfText('Written before.').root.children,
      ],
    },
  }
  const data = { title: 'Through faults', content }
  const made = await staff.post('/api/posts?locale=en&draft=true', { data })
  expect(made.ok(), await made.text()).toBe(true)
  const { id } = ((await made.json()) as { doc: { id: string } }).doc
  const translated = await staff.patch(`/api/posts/${id}?locale=es&draft=true`, { data })
  expect(translated.ok(), await translated.text()).toBe(true)
  return id
}

const wordsOf = (round: number, language: Language) =>
  `${language === 'es' ? 'Año' : 'Round'} ${round} ñ é “x” 😀`

/** Writes a line at once, which is returned: the form may close at any moment. */
async function writeAtOnce(page: Page, round: number, language: Language): Promise<string> {
  const words = wordsOf(round, language)
  await editorOf(page).locator('> p').last().click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.insertText(words)
  return words
}

/** Writes a line in one of the ways that people do, which is returned, and some words into the field of the block. */
async function write(page: Page, round: number, language: Language): Promise<string> {
  const editor = editorOf(page)
  const words = wordsOf(round, language)
  await editor.locator('> p').last().click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  if (round % 3 === 0) await page.keyboard.type(words)
  else if (round % 3 === 1)
    await editor.evaluate((element, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, words)
  else await page.keyboard.insertText(words)
  await quoteOf(page).fill(`${words} ${'quoted'.repeat(round % 2)}`.trim())
  await page.locator('#field-title').focus()
  return words
}

const quoteOf = (page: Page) => page.locator('[data-block-fields]').first().locator('textarea, input').first()

type Node = { type?: string; fields?: { text?: string }; children?: Node[] }

/** What the database has of the draft: its paragraphs, and the text of the block. */
async function stored(
  id: string,
  language: Language,
): Promise<{ lines: string[]; quote: string | undefined }> {
  const [row] = await rows<{ content: { root?: Node } | null }>(
    `select l.version_content as content from _posts_v v join _posts_v_locales l on l._parent_id = v.id
     where v.parent_id = $1 and l._locale = $2::_locales order by v.updated_at desc limit 1`,
    [id, language],
  )
  const nodes = row?.content?.root?.children ?? []
  return {
    lines: nodes.filter(({ type }) => type === 'paragraph').map((node) => plainTextOf({ root: node })),
    quote: nodes.find(({ type }) => type === 'block')?.fields?.text,
  }
}

/** What the person reads in the form. */
async function shown(page: Page): Promise<{ lines: string[]; quote: string }> {
  const lines = await editorOf(page).locator('> p').allInnerTexts()
  return { lines: lines.map((line) => line.replace(/\n$/, '')), quote: await quoteOf(page).inputValue() }
}

/** Writes through all faults, then expects that the database has what the form shows, character by character. */
export async function writeThroughFaults(journey: Journey): Promise<void> {
  const { page, id, language, until } = journey
  const bar = barOf(page, language)
  await expect(bar).toHaveAttribute('data-state', 'saved')
  await page.locator('[data-act=toggle]').first().click()
  const all = Object.entries(faults)
  const written: string[] = []
  for (let round = 0; round < all.length || Date.now() < until; round += 1) {
    const [name, begin] = all[round % all.length] as (typeof all)[number]
    await test.step(name, async () => {
      written.push(await write(page, round * 2, language))
      const end = await begin(journey)
      const writeMore = name === 'lock' ? writeAtOnce : write
      written.push(await writeMore(page, round * 2 + 1, language))
      await expect(bar).not.toHaveAttribute('data-state', 'saved')
      await end()
      await expect(bar).toHaveAttribute('data-state', savedStates, { timeout: 60_000 })
    })
  }
  const form = await shown(page)
  expect(form.lines).toEqual(['Written before.', ...written])
  await expect.poll(() => stored(id, language), { timeout: 30_000 }).toEqual(form)
}
