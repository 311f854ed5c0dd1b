import type { Page } from '@playwright/test'

import { newAccount, rows, signedIn } from './http'

/** Members of the staff who are signed in to the browser through the API. */

type Language = 'en' | 'es'
type Role = 'team' | 'admin'

/** Inserts a member of the staff for a test that changes the account or lists what belongs to it. Returns its email. */
export async function newStaff(language: Language, role: Role = 'team', name = 'Ana Ruiz'): Promise<string> {
  const email = await newAccount('team')
  const [first, last] = name.split(' ')
  await rows(
    `update users set language = $2::enum_users_language, role = $3::enum_users_role, first_name = $4, last_name = $5
     where email = $1`,
    [email, language, role, first, last],
  )
  return email
}

/**
 * Gives the browser a session of a seeded account, or of an email address, which it shares with the worker's other tests;
 * `signInAs` begins a new one.
 */
export async function shareSession(page: Page, account: string): Promise<void> {
  const { cookies } = await (await signedIn(account)).storageState()
  await page.context().addCookies(cookies)
}

const shared = new Map<string, Promise<string>>()

/**
 * Signs in as Ana Ruiz, who speaks that language. A worker has one account of each role and language, because every board
 * lists all colleagues.
 */
export async function signInAsStaff(page: Page, language: Language, role: Role = 'team'): Promise<void> {
  const key = `${role} ${language}`
  const account = shared.get(key) ?? newStaff(language, role)
  shared.set(key, account)
  await shareSession(page, await account)
}

/** Signs in as a new member of the staff, and returns the email address. */
export async function signInAsNewStaff(page: Page, language: Language, role?: Role): Promise<string> {
  const email = await newStaff(language, role)
  await shareSession(page, email)
  return email
}
