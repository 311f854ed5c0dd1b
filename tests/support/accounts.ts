import { expect } from '@playwright/test'

import { mailsAbout } from './e2e'
import { rows, site, visitor } from './http'

/** People who sign up as visitors do, and the links of their mails. */

export const newPerson = () => `ana-${crypto.randomUUID().slice(0, 8)}@example.com`
export const goodPassword = 'tres-tristes-tigres'

/** The link of the newest mail to that address that leads to `path`, once it is there. */
export async function linkTo(email: string, path: string): Promise<URL> {
  let found: string | undefined
  await expect
    .poll(async () => {
      const texts = (await mailsAbout(email)).map(({ text }) => text)
      const links = texts.flatMap((text) => text.match(/https?:\/\/\S+/g) ?? [])
      found = links.filter((link) => new URL(link).pathname.endsWith(path)).at(-1)
      return found
    }, `a mail to ${email} with a link to ${path}`)
    .toBeTruthy()
  return new URL(found ?? site)
}

export const tokenTo = async (email: string, path: string): Promise<string> =>
  (await linkTo(email, path)).searchParams.get('token') ?? ''

type Browser = Awaited<ReturnType<typeof visitor>>

export const post = async (browser: Browser, path: string, data: object) => {
  const response = await browser.post(`/api/${path}`, { data })
  return { status: response.status(), body: (await response.json()) as Record<string, unknown> }
}
export const statusOf = async (browser: Browser, path: string, data: object) =>
  (await post(browser, path, data)).status
export const cookieNames = async (browser: Browser) =>
  (await browser.storageState()).cookies.map(({ name }) => name).toSorted()

/** Where a page leads, without following. */
export const goes = async (browser: Browser, path: string, headers = {}) => {
  const response = await browser.get(path, { maxRedirects: 0, headers })
  return { status: response.status(), to: response.headers().location }
}

export const signUp = (browser: Browser, email: string, more: object = {}) =>
  browser.post('/api/sign-up', {
    data: { firstName: 'Ana', lastName: 'Ruiz', email, password: goodPassword, language: 'en', ...more },
  })

/** Somebody with an account that is verified, signed in. */
export async function newVisitor(email = newPerson()): Promise<{ email: string; browser: Browser }> {
  const browser = await visitor()
  expect((await signUp(browser, email)).status()).toBe(200)
  const data = { token: await tokenTo(email, '/auth/verify') }
  expect((await browser.post('/api/verify-email', { data })).status()).toBe(200)
  return { email, browser }
}

type Account = {
  id: string
  role: string
  email: string
  hash: string
  client_id: string | null
  _verified: boolean
  first_name: string
  language: string
}

export const accountRow = async (email: string): Promise<Account | undefined> =>
  (await rows<Account>('select * from users where email = $1', [email]))[0]

/** A client of the agency as a row; answers its id. */
export async function newClient(email: string, language = 'en'): Promise<string> {
  const [row] = await rows<{ id: string }>(
    `insert into clients (first_name, last_name, email, name, language, status)
     values ('Ana', 'Ruiz', $1, 'Ana Ruiz', $2, 'active') returning id`,
    [email, language],
  )
  return row?.id ?? ''
}
