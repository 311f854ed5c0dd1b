import type { APIRequestContext, Page } from '@playwright/test'

import adminEn from '@/messages/en/admin.json' with { type: 'json' }
import boardEn from '@/messages/en/blogBoard.json' with { type: 'json' }
import translationEn from '@/messages/en/translation.json' with { type: 'json' }
import { expect, test } from '../support/e2e'
import { documentOfText } from '../support/fixtures'
import { rows, signedIn } from '../support/http'
import { shareLink } from '../support/preview'
import { shareSession } from '../support/staff'

/** A post from its first draft to its archive, in both languages. The admin's account reads English. */

test.use({ viewport: { width: 1280, height: 900 } })

const words = 'Answer in an hour.'
const quote = 'A quick answer tells more than a long one.'

/** Writes the draft of a post with a picture and a quote, and returns it. */
async function writeDraft(staff: APIRequestContext, title: string, slug: string) {
  const [picture] = await rows<{ id: string }>('select id from blog_images limit 1')
  const { root } = documentOfText(words)
  const children = [
    ...root.children,
    { type: 'upload', version: 3, format: '', fields: null, relationTo: 'blog-images', value: picture?.id },
    { type: 'block', version: 2, format: '', fields: { blockType: 'pullquote', text: quote } },
  ]
  const content = { root: { ...root, children } }
  const data = { title, slug, excerpt: words, content }
  const response = await staff.post('/api/posts?locale=en&draft=true', { data })
  expect(response.ok(), await response.text()).toBe(true)
  return ((await response.json()) as { doc: { id: string } }).doc.id
}

/** Fills each empty field of the translation with words that name it, the first one across a reload. */
async function translate(page: Page, id: string, title: string) {
  await page.goto(`/admin/translate?slug=posts&document=${id}`)
  const fields = page.getByRole('textbox', { name: /in Spanish/ })
  await expect(fields.first()).toBeVisible()
  for (let index = 0; index < (await fields.count()); index++) {
    const field = fields.nth(index)
    if ((await field.inputValue()) !== '') continue
    const text = index === 0 ? `${title} es` : `Texto ${index}`
    await field.fill(text)
    if (index === 0) {
      // A reload leaves what was typed, not saved yet.
      await page.reload()
      await expect(field).toHaveValue(text)
      await expect(page.getByText(translationEn.unsaved)).toBeVisible()
    }
    await field.press('Control+Enter')
    await expect(page.getByText(translationEn.unsaved)).toHaveCount(0)
    await expect(page.getByText(translationEn.saving)).toHaveCount(0)
  }
}

const statusOf = async (page: Page, path: string) => (await page.request.get(path)).status()

test(
  'a post is written, translated, published on time, changed, restored and archived',
  { tag: '@once' },
  async ({ page, browser }) => {
    test.slow()
    const staff = await signedIn('team')
    const title = `Journey ${crypto.randomUUID().slice(0, 8)}`
    const slug = `journey-${crypto.randomUUID().slice(0, 8)}`
    const id = await writeDraft(staff, title, slug)
    const heading = (scope: Page, name: string) => scope.getByRole('heading', { level: 1, name, exact: true })

    // A colleague without an account reads the draft, and nobody else does.
    const guest = await (await browser.newContext()).newPage()
    await guest.goto(await shareLink({ id, slug, secret: '' }, 'en', staff))
    await expect(heading(guest, title)).toBeVisible()
    await expect(guest.getByText(quote)).toBeVisible()
    expect(await statusOf(guest, `/blog/${slug}-other`)).toBe(404)
    await guest.context().close()

    await shareSession(page, 'admin')
    await translate(page, id, title)
    await staff.patch(`/api/posts/${id}?locale=es&draft=true&autosave=true`, { data: { slug: `${slug}-es` } })

    // Each language goes live at its own time.
    const at = () => new Date(Date.now() + 2_000).toISOString()
    for (const language of ['en', 'es']) {
      const data = {
        document: { collection: 'posts', id },
        action: 'publish',
        languages: [language],
        at: at(),
      }
      const response = await staff.post('/api/schedule-publication', { data })
      expect(response.ok(), await response.text()).toBe(true)
    }
    const visitor = await (await browser.newContext()).newPage()
    const published = { timeout: 20_000 }
    await expect.poll(() => statusOf(visitor, `/blog/${slug}`), published).toBe(200)
    await expect.poll(() => statusOf(visitor, `/es/blog/${slug}-es`), published).toBe(200)
    await visitor.goto(`/es/blog/${slug}-es`)
    await expect(heading(visitor, `${title} es`)).toBeVisible()

    // The editor saves itself; visitors keep the old version.
    await page.goto(`/admin/collections/posts/${id}?locale=en`)
    const field = page.getByRole('textbox', { name: /^Title/ })
    await field.fill(`${title} changed`)
    const drafts = () =>
      rows('select version_title from _posts_v_locales where version_title = $1', [`${title} changed`])
    await expect.poll(async () => (await drafts()).length).toBeGreaterThan(0)
    await visitor.goto(`/blog/${slug}`)
    await expect(heading(visitor, title)).toBeVisible()

    // The version that is public is compared with the draft, and comes back as the draft.
    const [version] = await rows<{ id: string }>(
      `select v.id from _posts_v v join _posts_v_locales l on l._parent_id = v.id
     where v.parent_id = $1 and l._locale = 'en' and l.version__status = 'published' order by v.created_at desc limit 1`,
      [id],
    )
    await page.goto(`/admin/collections/posts/${id}/versions/${version?.id}?locale=en`)
    await expect(page.getByText(`${title} changed`).first()).toBeVisible()
    const restore = adminEn.publishing.restoreIn.replace('{language}', 'English')
    await page.getByRole('button', { name: restore }).click()
    await page.getByRole('dialog').getByRole('button', { name: restore }).click()
    await expect(page).toHaveURL(new RegExp(`/posts/${id}`))
    await expect(field).toHaveValue(title)

    // A renamed address leads to the new one, until the post is archived.
    const renamed = `${slug}-renamed`
    await staff.patch(`/api/posts/${id}?locale=en`, { data: { slug: renamed, _status: 'published' } })
    await visitor.goto(`/blog/${slug}`)
    await expect(visitor).toHaveURL(new RegExp(`/blog/${renamed}$`))
    // The one changed last is first, whatever posts other tests write.
    await page.goto('/admin?tab=blog&sort=changed')
    const archive = boardEn.cardAction.replace('{action}', boardEn.actions.archive).replace('{title}', title)
    // By the keyboard: posts of other tests push the card from under the pointer.
    await expect(page.getByRole('button', { name: archive })).toBeEnabled()
    await page.getByRole('button', { name: archive }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: boardEn.actions.archive }).click()
    await expect(page.getByText(boardEn.done.archived)).toBeVisible()
    for (const path of [`/blog/${renamed}`, `/es/blog/${slug}-es`])
      await expect.poll(() => statusOf(visitor, path)).toBe(404)
    await visitor.context().close()
    await staff.delete(`/api/posts/${id}`)
  },
)
