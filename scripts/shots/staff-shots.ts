import { type Page } from '@playwright/test'

import { type Look, openPage, openPath, shootPage, shootViewport, signIn } from './camera'
import { readMessages } from './messages'

/** Screens that have an address of their own. */
const screens = {
  dashboard: '/admin',
  'dashboard-blog': '/admin?tab=blog',
  'dashboard-categories': '/admin?tab=blog&categories=1',
  clients: '/admin?tab=clients',
  support: '/admin?tab=support',
  'lead-new': '/admin?lead=new',
  'leads-empty': '/admin?q=nobody',
  leads: '/admin/collections/leads',
  proposals: '/admin?tab=proposals',
  generator: '/admin/proposal-creator',
  'generator-details': '/admin/proposal-creator?part=details',
  'generator-generate': '/admin/proposal-creator?part=generate',
  'generator-billing': '/admin?tab=proposals&view=generator&part=billing',
  templates: '/admin?tab=proposals&view=templates',
  'template-new': '/admin?tab=proposals&view=templates&template=new',
  testimonials: '/admin?tab=testimonials',
  'testimonial-new': '/admin?tab=testimonials&testimonial=new',
  people: '/admin/people',
  availability: '/admin/availability',
  logout: '/admin/logout',
  posts: '/admin/collections/posts',
  'post-new': '/admin/collections/posts/create',
  users: '/admin/collections/users',
  settings: '/admin/globals/site-settings',
}

/** The admin: its sign-in page and, with a password, the screens of a team member. */
export async function shootAdmin(look: Look, password?: string): Promise<void> {
  const page = await openAdmin(look)
  await shootStaffPage(page, 'login', '/admin/login', look)
  if (password) {
    await signInAsStaff(page, look, password)
    for (const [name, path] of Object.entries(screens)) await shootStaffPage(page, name, path, look)
    await shootLead(page, look)
    await shootTicket(page, look)
    await shootClient(page, look)
    await shootCommandBar(page, look)
  }
  await page.context().close()
}

/**
 * The first post of the board in the editor, and its publish dialog with a schedule. The dialog saves the post: so the looks
 * are pictured one after the other, each with a version more.
 */
export async function shootPosts(looks: Look[], password: string): Promise<void> {
  for (const look of looks) {
    const page = await openAdmin(look)
    await signInAsStaff(page, look, password)
    await shootPost(page, look)
    await page.context().close()
  }
}

async function openAdmin(look: Look): Promise<Page> {
  const page = await openPage(look)
  await page.context().addCookies([
    { name: 'puente-lng', value: look.language, url: look.camera.siteUrl },
    { name: 'puente-theme', value: look.scheme, url: look.camera.siteUrl },
  ])
  return page
}

async function signInAsStaff(page: Page, look: Look, password: string): Promise<void> {
  await signIn(page, look, 'team@puente.example', password)
  const headers = { origin: look.camera.siteUrl }
  await page.request.post('/api/set-language', { data: { language: look.language }, headers })
}

/** The dialog of the first lead of the board. */
async function shootLead(page: Page, look: Look): Promise<void> {
  await openPath(page, '/admin')
  const lead = await page.locator('[data-row]').first().getAttribute('data-row')
  if (!lead) return
  await openPath(page, `/admin?lead=${lead}`)
  await page.getByRole('dialog').getByRole('textbox').first().waitFor()
  await shootViewport(page, 'staff-lead', look)
}

/** The first ticket of the board. */
async function shootTicket(page: Page, look: Look): Promise<void> {
  await openPath(page, '/admin?tab=support')
  const ticket = await page.locator('[data-row]').first().getByRole('link').first().getAttribute('href')
  if (ticket) await shootStaffPage(page, 'staff-ticket', ticket, look)
}

/** The first client of the board. */
async function shootClient(page: Page, look: Look): Promise<void> {
  await openPath(page, screens.clients)
  const client = await page.locator('[data-row]').first().getByRole('link').first().getAttribute('href')
  if (client) await shootStaffPage(page, 'client', client, look)
}

async function shootPost(page: Page, look: Look): Promise<void> {
  const { schedule } = readMessages(look, 'postForm') as { schedule: string }
  await openPath(page, screens['dashboard-blog'])
  const post = await page.locator('[data-row]').first().getAttribute('data-row')
  if (!post) return
  await shootStaffPage(page, 'post', `/admin/collections/posts/${post}?locale=${look.language}`, look)
  await page.getByRole('button', { name: schedule, exact: true }).click()
  await page.getByRole('dialog').getByRole('radio').first().waitFor()
  await shootViewport(page, 'staff-publish', look)
}

async function shootCommandBar(page: Page, look: Look): Promise<void> {
  const { search } = readMessages(look, 'admin') as { search: { open: string } }
  await openPath(page, '/admin')
  await page.getByRole('button', { name: search.open }).click()
  await page.getByRole('dialog').getByRole('combobox').fill('ma')
  await page.getByRole('dialog').getByRole('option').first().waitFor()
  await shootViewport(page, 'command-bar', look)
}

const shootStaffPage = (page: Page, name: string, path: string, look: Look) =>
  shootPage(page, `staff-${name}`, path, look)
