import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Payload } from 'payload'
import { createElement } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'

import { RichText } from '@/components/ui/rich-text'
import { fillVariables } from '@/features/proposals/variable-rules'
import { proposalDocument } from '@/features/proposals/operations/proposal-document'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { payload as start } from '@/lib/server/payload'
import { makePost } from '../support/posts'
import { makeProposal } from '../support/client-records'
import { longProposal } from '../support/long-proposal'

let payload: Payload

beforeAll(async () => {
  payload = await start()
})

const html = async (markdown: string) => {
  const document = await proposalDocument(payload, markdown)
  return renderToStaticMarkup(createElement(RichText, { document })).replace(
    /^<div class="prose">|<\/div>$/g,
    '',
  )
}

/** Each link gets a new id. */
const withoutIds = (document: unknown): unknown =>
  JSON.parse(JSON.stringify(document, (key, value: unknown) => (key === 'id' ? undefined : value)))

describe('the Markdown of a proposal', () => {
  it.each([
    [
      '## Plan\n\nText **bold**, *italic*.',
      '<h2 id="s-plan">Plan</h2><p>Text <strong>bold</strong>, <em>italic</em>.</p>',
    ],
    ['***both***', '<p><em><strong>both</strong></em></p>'],
    ['- a\n- b\n\n1. c', '<ul><li>a</li><li>b</li></ul><ol><li>c</li></ol>'],
    ['> q\n> r', '<blockquote><p>q r</p></blockquote>'],
    ['```markdown\n## Plan\n```', '<h2 id="s-plan">Plan</h2>'],
    ['a\r\n\r\nb', '<p>a</p><p>b</p>'],
  ])('%j is shown as %s', async (markdown, shown) => {
    expect(await html(markdown)).toBe(shown)
  })

  it('has tables, with a head and rows of the same width', async () => {
    expect(await html('Intro:\n| A | B |\n|:---|---:|\n| 1 | **x** |\n| 2 |\n| 3 | a<br>b |\n\nEnd')).toBe(
      '<p>Intro:</p><div class="prose-table" tabindex="0"><table><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead>' +
        '<tbody><tr><td>1</td><td><strong>x</strong></td></tr><tr><td>2</td><td></td></tr>' +
        '<tr><td>3</td><td>a b</td></tr></tbody></table></div><p>End</p>',
    )
  })

  it.each([
    '<img src=x onerror=alert(1)>',
    '<iframe src="https://evil.example"></iframe>',
    '<form action="https://evil.example"><input name=a></form>',
    '<script>alert(1)</script>',
    '| A |\n| --- |\n| <img src=x onerror=alert(1)> |',
    '## <svg onload=alert(1)>',
    '- <a href="javascript:alert(1)">x</a>',
  ])('keeps %j as text', async (markdown) => {
    const shown = await html(markdown)
    expect(shown).not.toMatch(/<(img|iframe|form|input|script|svg|a)\b/)
    expect(shown).toContain('&lt;')
  })

  it.each(['javascript:x', 'JaVaScRiPt:x', 'data:text/html,x', 'vbscript:x', '//evil.example'])(
    'keeps the words of a link to %s',
    async (url) => {
      expect(await html(`[words](${url})`)).toBe('<p>words</p>')
      expect(await html(`| A |\n| --- |\n| [words](${url}) |`)).not.toMatch(/<a\b/)
    },
  )

  it.each([
    '# X',
    '###### X',
    '> X',
    '- X',
    '* X',
    '+ X',
    '1. X',
    '2) X',
    '---',
    '***',
    '===',
    '7-Eleven',
    '.net',
    '| X |',
    '**X**',
    '`X`',
    '~~X~~',
    '_X_',
    '``` X',
  ])('shows the client %j as that text wherever the template names it', async (client) => {
    const place = ['{{client}}', 'a\n{{client}}', 'Dear {{client}},'].join('\n\n')
    const shown = await html(fillVariables(place, { client }).markdown)
    expect(shown).not.toMatch(/<(h\d|ul|ol|li|blockquote|hr|table|strong|em|code|s|del)\b/)
    expect(shown).not.toContain('\\')
    const name = client.replaceAll('|', '/').replaceAll('>', '&gt;')
    expect(shown.split(name)).toHaveLength(4)
  })

  it('links to addresses of the web', async () => {
    expect(await html('[words](https://a.example/b)')).toContain('href="https://a.example/b"')
  })

  it('loads no picture from elsewhere', async () => {
    expect(await html('![x](https://evil.example/a.png)')).not.toMatch(/<img/)
  })

  it('is refused when it is too long or too deep', async () => {
    await expect(proposalDocument(payload, 'x'.repeat(200_001))).rejects.toThrow(
      expect.objectContaining({ code: 'invalid', details: { fields: { content: 'too_long' } } }),
    )
    const deep = Array.from({ length: 300 }, (_, level) => `${' '.repeat(level * 4)}- x`)
      .join('\n')
      .slice(0, 200_000)
    await expect(proposalDocument(payload, deep)).rejects.toThrow(
      expect.objectContaining({ code: 'invalid' }),
    )
  })

  it.each([
    '*a '.repeat(16_000),
    '*'.repeat(200_000),
    '['.repeat(200_000),
    `| ${'*a '.repeat(15_000)}|\n| --- |`,
    '|'.repeat(200_000),
    '| a | b |\n'.repeat(5_000),
    'a\n'.repeat(25_000),
  ])('is refused when it would stop the server: %#', async (markdown) => {
    await expect(proposalDocument(payload, markdown)).rejects.toThrow(
      expect.objectContaining({ code: 'invalid' }),
    )
  })

  it('is the same in pieces as at once', async () => {
    const line = fc.constantFrom(
      '',
      'Words **bold** [link](https://a.example)',
      '# Head',
      '- item',
      '    - inner item',
      '1. first',
      '7. seventh',
      '> quote',
      '---',
      '| a | **b** |',
      '| --- | --- |',
      '| a | b | c |',
      '| |',
      '| a | b |',
      '## Head',
      '* star',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 30 }), async (lines) => {
        const markdown = lines.join('\n')
        const inPieces = await proposalDocument(payload, markdown, 1)
        expect(withoutIds(inPieces)).toEqual(withoutIds(await proposalDocument(payload, markdown, Infinity)))
      }),
      {
        examples: [
          [['7. seventh', '    - inner item', '', '    - inner item', '']],
          [['> quote', '| --- | --- |', '| a | **b** |', 'Words']],
          [['7. seventh', '', '| --- | --- |', '7. seventh', '']],
          [['1. first', '', '| --- | --- |', '', '7. seventh']],
          [['| a | b | c |', '', '| --- | --- |', '| a | **b** |', '']],
        ],
      },
    )
  })

  it('lets other requests go on while the longest is converted', async () => {
    let turns = 0
    let isDone = false
    const count = () => {
      turns += 1
      if (!isDone) setImmediate(count)
    }
    setImmediate(count)
    const content = await proposalDocument(payload, longProposal())
    isDone = true
    const tables = (content?.root.children ?? []).filter(({ type }) => type === 'table')
    expect(tables.map((table) => (table.children as unknown[]).length)).toEqual([301])
    expect(turns).toBeGreaterThan(20)
  })

  it('is stored and read again as it was', async () => {
    const content = await proposalDocument(payload, '| A |\n| --- |\n| 1 |')
    const { id } = await makeProposal(payload, undefined, { content })
    const row = await asSystemWithoutRequest(payload).findByID({ collection: 'proposals', id })
    expect(row.content).toEqual(content)
  })

  it('has tables in proposals only: the editor of posts cannot open them', async () => {
    const content = await proposalDocument(payload, '| A |\n| --- |\n| 1 |')
    const save = makePost(payload, 'Tables', { en: 'published', data: { content } })
    await expect(save).rejects.toThrow(/content/i)
  })
})
