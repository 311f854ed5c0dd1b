import { expect, test } from '../support/e2e'
import { documentOfText } from '../support/fixtures'
import { signedIn } from '../support/http'

test('a link to a post that has moved leads to its new address', { tag: '@once' }, async ({ page }) => {
  const team = await signedIn('team')
  const slug = `q${crypto.randomUUID().slice(0, 8)}`
  const create = async (collection: string, data: object) => {
    const made = await team.post(`/api/${collection}?locale=es`, { data })
    return ((await made.json()) as { doc: { id: string } }).doc
  }
  const category = await create('categories', { name: slug, slug })
  const doc = await create('posts', {
    title: `About ${slug}`,
    slug,
    content: documentOfText('Words.'),
    category: category.id,
    // Old enough not to be among the newest posts, which other tests read.
    publishedAt: '2020-03-05T15:00:00.000Z',
    _status: 'published',
  })
  const link = page.getByRole('link', { name: `About ${slug}` }).first()
  await expect(async () => {
    await page.goto(`/es/category/${slug}`)
    await expect(link).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 30_000 })
  await page.evaluate(() => Object.assign(window, { stayed: true }))

  await team.patch(`/api/posts/${doc.id}?locale=es`, { data: { slug: `${slug}-b`, _status: 'published' } })
  await link.click()
  await expect(page).toHaveURL(`/es/blog/${slug}-b`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`About ${slug}`)
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  await team.delete(`/api/posts/${doc.id}`)
  await team.delete(`/api/categories/${category.id}`)
})
