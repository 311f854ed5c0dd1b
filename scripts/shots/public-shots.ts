import { type Page } from '@playwright/test'

import { isWide, type Look, openPage, openPath, prefixOf, shootPage, shootViewport } from './camera'
import { readMessages } from './messages'
import { publicPages } from './public-pages'

/** The public pages, the newest post with its category, and the opened header. */
export async function shootPublicPages(look: Look): Promise<void> {
  const page = await openPage(look)
  for (const [name, path] of Object.entries(publicPages))
    await shootPage(page, name, prefixOf(look) + path, look)
  await shootFirstLink(page, 'post', ['/resources', '/blog/'], look)
  await shootFirstLink(page, 'category', ['/resources', '/category/'], look)
  await shootFirstLink(page, 'case', ['/case-studies', '/case-studies/'], look)
  await shootFirstLink(page, 'industry', ['/industries', '/industries/'], look)
  await openPath(page, `${prefixOf(look)}/about`)
  const { openMenu, services } = readMessages(look, 'layout') as Record<'openMenu' | 'services', string>
  const name = isWide(look) ? services : openMenu
  await page.getByRole('banner').getByRole('button', { name }).click()
  await shootViewport(page, isWide(look) ? 'menu' : 'drawer', look)
  await page.context().close()
}

/** Shoots the first page below a folder that a list links to. */
async function shootFirstLink(
  page: Page,
  name: string,
  [list, folder]: [list: string, folder: string],
  look: Look,
): Promise<void> {
  await openPath(page, prefixOf(look) + list)
  const links = await page.getByRole('main').getByRole('link').all()
  const paths = await Promise.all(links.map((link) => link.getAttribute('href')))
  const path = paths.find((href) => href?.startsWith(prefixOf(look) + folder))
  if (path) await shootPage(page, name, path, look)
}
