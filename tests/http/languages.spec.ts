import { expect, test } from '@playwright/test'

import { read } from '../support/seo-markup'
import { pagePaths } from '../support/page-paths'

/** What is the same in both languages: names, places, addresses, figures, and the greeting of the team in both. */
const isShared = (line: string) =>
  /^(Orlando|Lima|Google Ads|Meta|LinkedIn|Email marketing)$/.test(line) ||
  /^(Lucía Fernández|Andrés Quispe|Maya Thompson|HolaHi|Sunshine State Pool Care, Orlando, Florida)$/.test(
    line,
  ) ||
  /^(US)?[$\d\s.,:%+x-]+$/.test(line) ||
  line.includes('@')

const blocks = /<\/?(h[1-6]|p|li|ul|ol|dl|dt|dd|a|button|div|section|header|time)\b[^>]*>/g

/** The text of the main part of a page, one line for each block. */
function linesOf(html: string): string[] {
  const main = /<main\b[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''
  return main
    .replaceAll(/<(script|svg)\b.*?<\/\1>/gs, '')
    .replaceAll(blocks, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => /\p{L}/u.test(line))
}

for (const path of pagePaths)
  test(`${path} is written for each language`, async () => {
    // Another test may be reading a page without its translation at this moment.
    await expect(async () => {
      const english = linesOf(await read(path))
      const spanish = linesOf(await read(`/es${path}`))
      expect(english.length).toBeGreaterThan(3)
      const known = new Set(english)
      expect(spanish.filter((line) => known.has(line) && !isShared(line))).toEqual([])
    }).toPass({ timeout: 20_000 })
  })
