import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import en from '@/messages/en/admin.json'
import overviewEn from '@/messages/en/overview.json'
import es from '@/messages/es/admin.json'
import overviewEs from '@/messages/es/overview.json'

const read = (path: string) => readFileSync(path, 'utf8')
const filesIn = (folder: string) => readdirSync(folder).map((name) => join(folder, name))

const messages = filesIn('src/messages/en')
const staffOnly = /\/(admin|dashboard|leadBoard|supportBoard)\.json$/
const legal = filesIn('scripts/seed/words/legal').filter((path) => path.endsWith('.en.md'))
const posts = filesIn('scripts/seed/posts')
  .map((folder) => join(folder, 'en.md'))
  .filter((path) => existsSync(path))
const proposals = filesIn('scripts/seed/proposals').filter((path) => /hollis|whitfield/.test(path))

/** Texts that keep their straight apostrophes. */
const keptStraight =
  /We'll review your message|you're looking for doesn't exist|don't have permission to view this proposal/

test.each([
  ['en', en, overviewEn],
  ['es', es, overviewEs],
])(
  'the advice about undelivered notifications names the setting as it is labeled (%s)',
  (_, admin, overview) => {
    expect(JSON.stringify(overview)).toContain(admin.settings.notificationEmail)
  },
)

describe('the English texts', () => {
  test.each([...legal, ...posts, ...proposals])('use typographic apostrophes in %s', (path) => {
    expect(read(path).match(/.*[a-z]'.*/g)).toBeNull()
  })

  test.each([...messages.filter((path) => !staffOnly.test(path)), 'scripts/seed/words/reply-templates.ts'])(
    'use typographic apostrophes, except where they are kept straight, in %s',
    (path) => {
      const straight = read(path).match(/^(?!\/\*).*[a-z]'[a-z].*/gim) ?? []
      expect(straight.filter((line) => !keptStraight.test(line))).toEqual([])
    },
  )

  test.each([...messages, ...legal, ...posts, ...proposals])('call each thing by one name in %s', (path) => {
    expect(read(path).match(/.*\b(client area|network address|e-mail|enquir)\b.*/gi)).toBeNull()
  })
})
