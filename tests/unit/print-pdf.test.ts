import { mkdtemp, readdir, readFile, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { printPdf } from '@/lib/server/pdf/print'
import { bundle } from '../../scripts/site/bundle'
import { documentOfText } from '../support/fixtures'
import { pdfPictures, pdfText } from '../support/pdf-text'
import { drawing } from '../support/signing'

const project = process.cwd()
/** A folder as that of a release: with the bundled thread, and the fonts. */
beforeAll(async () => {
  const release = await mkdtemp(join(tmpdir(), 'release-'))
  await symlink(join(project, 'src'), join(release, 'src'))
  await bundle(release, { 'pdf-thread': 'src/pdf-thread.ts' })
  process.chdir(release)
})
afterAll(() => process.chdir(project))

const here = () => Promise.reject(new Error('printed in this thread'))
const day = new Date('2026-03-13T12:00:00Z')

const proposal = async (body: unknown) => ({
  proposal: {
    id: crypto.randomUUID(),
    number: 42,
    title: 'Website',
    state: 'signed',
    created: day,
    language: 'en',
    preparedFor: { name: 'Łukasz' },
    offer: { setupFee: 100, monthlyFee: 0, amount: 100, currency: 'USD', number: 1, frozen: day, body },
  },
  signature: {
    signer: { name: 'Łukasz', email: 'a@b.example' },
    signedAt: day,
    method: 'drawn',
    image: (await drawing()).toString('base64'),
    documentSha256: 'ab'.repeat(32),
    consent: { version: '1', language: 'en', text: 'I agree.' },
    address: '203.0.113.24',
    userAgent: 'Mozilla/5.0',
    sha256: 'cd'.repeat(32),
  },
  settings: { brand: 'Puente', zone: 'America/New_York', legal: {} },
  pictures: new Map(),
})

/** About twenty pages, with a table. */
function longBody() {
  const text = (words: string) => ({ type: 'paragraph', children: [{ type: 'text', text: words }] })
  const cell = (words: string) => ({ type: 'tablecell', children: [text(words)] })
  const rows = Array.from({ length: 100 }, (_, row) => ({
    type: 'tablerow',
    children: [cell(`Row${row}`), cell('We write, measure, and report. '.repeat(8))],
  }))
  const paragraphs = Array.from({ length: 40 }, (_, part) =>
    text(`Part${part} ${'of the plan. '.repeat(60)}`),
  )
  return { root: { type: 'root', children: [...paragraphs, { type: 'table', children: rows }] } }
}

it('prints a long proposal while this thread goes on, and others after it', async () => {
  let turns = 0
  const counter = setInterval(() => (turns += 1), 5)
  const [long, short] = await Promise.all([
    printPdf('proposal', await proposal(longBody()), here),
    printPdf('proposal', await proposal(documentOfText('A short text')), here),
  ])
  clearInterval(counter)
  expect(turns).toBeGreaterThan(10)
  const text = await pdfText(long)
  for (const part of ['Part0', 'Part39', 'Row0', 'Row99']) expect(text).toContain(`${part} `)
  expect(await pdfPictures(long)).toEqual(['Signature: Łukasz'])
  expect(await pdfText(short)).toContain('A short text')
})

/** How the threads of this process yield to others, from 0 to 19. */
async function niceness(): Promise<number[]> {
  const stats = (await readdir('/proc/self/task')).map((id) => readFile(`/proc/self/task/${id}/stat`, 'utf8'))
  // What follows the name, which is in parentheses.
  return (await Promise.all(stats)).map((stat) =>
    Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]),
  )
}

it.runIf(process.platform === 'linux')('prints with less priority than requests have', async () => {
  const before = await niceness()
  await printPdf('proposal', await proposal(documentOfText('A short text')), here)
  const own = Math.min(...before)
  expect((await niceness()).filter((nice) => nice > own)).toHaveLength(1)
})

it('fails one PDF that cannot be printed, and prints the next', async () => {
  await expect(printPdf('proposal', { proposal: {} }, here)).rejects.toThrow()
  expect(await pdfText(await printPdf('proposal', await proposal(documentOfText('Next')), here))).toContain(
    'Next',
  )
})
