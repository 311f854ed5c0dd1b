import type { Page, Route } from '@playwright/test'

import en from '@/messages/en/saving.json' with { type: 'json' }
import { expect } from './e2e'
import { signedIn } from './http'
import { makePost } from './preview'
import { newStaff, shareSession } from './staff'

/** The bar of a form that says whether its words are saved. */
export const bar = (page: Page) => page.getByRole('region', { name: en.label })
export const title = (page: Page) => page.locator('#field-title')
/** A picture of what a test sees. */
export const shot = (page: Page, name: string) => page.screenshot({ path: `.shots/saving-${name}.png` })

/** Opens a new post as a new member of the staff, who reads English. */
export async function openPost(page: Page, account?: string) {
  const email = account ?? (await newStaff('en'))
  const made = await makePost()
  await shareSession(page, email)
  await page.goto(`/admin/collections/posts/${made.id}?locale=en`)
  await expect(bar(page)).toHaveAttribute('data-state', 'saved')
  return { ...made, email }
}

/** The title of the latest draft in English. */
export async function storedTitle(id: string): Promise<string> {
  const staff = await signedIn('team')
  const response = await staff.get(`/api/posts/${id}?locale=en&draft=true&depth=0`)
  return ((await response.json()) as { title: string }).title
}

/** Whether it is the URL at which the form saves a post. */
export const saves = (id: string) => (url: URL) =>
  url.pathname === `/api/posts/${id}` && url.search.includes('draft=true')
/** Answers all but reads. */
export const onWrite = (answer: (route: Route) => Promise<void>) => (route: Route) =>
  route.request().method() === 'GET' ? route.fallback() : answer(route)
