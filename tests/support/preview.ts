import { expect, type APIRequestContext } from '@playwright/test'

import { documentOfText } from './fixtures'
import { signedIn } from './http'

/** Posts with drafts that nobody else may read, and the ways to open them. */

/** Before every other post, so that no list begins with it. */
const LONG_AGO = '2001-01-01T12:00:00.000Z'

type Made = { id: string; slug: string; secret: string }

/** Creates a post that is published in English with a draft, and a draft in Spanish. Their texts contain the secret. */
export async function makePost(): Promise<Made> {
  const staff = await signedIn('team')
  const secret = `q${crypto.randomUUID().replaceAll('-', '')}`
  const slug = `preview-${crypto.randomUUID()}`
  const send = async (method: string, path: string, data: object) => {
    const response = await staff.fetch(`/api/posts${path}`, { method, data })
    expect(response.ok(), await response.text()).toBe(true)
    return (await response.json()) as { doc: { id: string } }
  }
  const words = (text: string) => ({ title: text, excerpt: text, content: documentOfText(text), slug })
  const { doc } = await send('POST', '?locale=en', {
    ...words(`Public ${slug}`),
    publishedAt: LONG_AGO,
    _status: 'published',
  })
  await send('PATCH', `/${doc.id}?locale=en&draft=true`, words(`${secret} en`))
  await send('PATCH', `/${doc.id}?locale=es&draft=true`, words(`${secret} es`))
  return { id: doc.id, slug, secret }
}

/** The address that opens the preview of a post for staff. */
export const previewOf = (made: Made, language: string) =>
  `/api/preview?document=posts:${made.id}&language=${language}`

/** Opens an address as a browser does, with the cookies of each response for their paths. */
export const open = (reader: APIRequestContext, address: string) => reader.get(address)

/** Returns the path of a shared link to the draft of a post. */
export async function shareLink(made: Made, language: string, session?: APIRequestContext): Promise<string> {
  const staff = session ?? (await signedIn('team'))
  const data = { document: { collection: 'posts', id: made.id }, language, hours: 24 }
  const response = await staff.post('/api/preview-link', { data })
  expect(response.status(), await response.text()).toBe(200)
  return new URL(((await response.json()) as { url: string }).url).pathname
}
