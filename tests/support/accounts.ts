import { expect } from '@playwright/test'

import { emailsAbout } from './e2e'
import { rows, site, visitor } from './http'

/** Accounts as visitors create them, and the links in their emails. */

/** An email address that no other test uses. */
export const newEmail = () => `ana-${crypto.randomUUID().slice(0, 8)}@example.com`
export const goodPassword = 'tres-tristes-tigres'

/** Waits for an email to that address with a link to `path`, and returns the newest such link. */
export async function linkTo(email: string, path: string): Promise<URL> {
  let found: string | undefined
  await expect
    .poll(async () => {
      const texts = (await emailsAbout(email)).map(({ text }) => text)
      const links = texts.flatMap((text) => text.match(/https?:\/\/\S+/g) ?? [])
      found = links.filter((link) => new URL(link).pathname.endsWith(path)).at(-1)
      return found
    }, `an email to ${email} with a link to ${path}`)
    .toBeTruthy()
  return new URL(found ?? site)
}

/** Waits for an email to that address with a link to `path`, and returns the token of the newest such link. */
export const tokenTo = async (email: string, path: string): Promise<string> =>
  (await linkTo(email, path)).searchParams.get('token') ?? ''

type Browser = Awaited<ReturnType<typeof visitor>>

/** Posts JSON to the API as a page of the site does, and returns the status and the body. */
export const post = async (browser: Browser, path: string, data: object) => {
  const response = await browser.post(`/api/${path}`, { data })
  return { status: response.status(), body: (await response.json()) as Record<string, unknown> }
}
/** The same, but returns the status alone. */
export const statusOf = async (browser: Browser, path: string, data: object) =>
  (await post(browser, path, data)).status
/** Returns the names of the cookies that the browser has. */
export const cookieNames = async (browser: Browser) =>
  (await browser.storageState()).cookies.map(({ name }) => name).toSorted()

/** The status and the location of an answer, without following redirects. */
export const redirectOf = async (browser: Browser, path: string, headers = {}) => {
  const response = await browser.get(path, { maxRedirects: 0, headers })
  return { status: response.status(), location: response.headers().location }
}

/** Signs up as Ana; `more` overrides her data. */
export const signUp = (browser: Browser, email: string, more: object = {}) =>
  browser.post('/api/sign-up', {
    data: { firstName: 'Ana', lastName: 'Ruiz', email, password: goodPassword, language: 'en', ...more },
  })

let hashed: Promise<{ hash: string; salt: string }> | undefined

/** How the database stores `goodPassword`: hashed once in each worker, because hashing is slow on purpose. */
const testPasswordHash = () =>
  (hashed ??= (async () => {
    const email = newEmail()
    expect((await signUp(await visitor(), email)).status()).toBe(200)
    const [row] = await rows<{ hash: string; salt: string }>(
      'select hash, salt from users where email = $1',
      [email],
    )
    if (!row) throw new Error('signing up stored no account')
    return row
  })())

/** A verified account of a client without a client record. Its password is `goodPassword`. */
export async function newAccountWithoutClient(): Promise<string> {
  const email = newEmail()
  const { hash, salt } = await testPasswordHash()
  await rows(
    `insert into users (email, hash, salt, role, first_name, last_name, language, _verified)
     values ($1, $2, $3, 'client', 'Ana', 'Ruiz', 'en', true)`,
    [email, hash, salt],
  )
  return email
}

/** Such an account with a session of its own. */
export async function newSignedInUser(): Promise<{ email: string; browser: Browser }> {
  const email = await newAccountWithoutClient()
  const browser = await visitor()
  const response = await browser.post('/api/users/login', { data: { email, password: goodPassword } })
  expect(response.status(), await response.text()).toBe(200)
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

/** Returns the row of the account with that address. */
export const accountRow = async (email: string): Promise<Account | undefined> =>
  (await rows<Account>('select * from users where email = $1', [email]))[0]

/** Inserts a client of the agency and returns its id. */
export async function newClientWithoutAccount(email: string, language = 'en'): Promise<string> {
  const [row] = await rows<{ id: string }>(
    `insert into clients (first_name, last_name, email, name, language, status)
     values ('Ana', 'Ruiz', $1, 'Ana Ruiz', $2, 'active') returning id`,
    [email, language],
  )
  return row?.id ?? ''
}
