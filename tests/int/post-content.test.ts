import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { publishingEndpoints } from '@/features/publishing/endpoints'
import { payload as start } from '@/lib/server/payload'
import { asSystemWithoutRequest } from '@/lib/server/db/local-api'
import { passageIdOf } from '@/lib/passages'
import type { DocumentNode } from '@/lib/document'
import { documentOfText } from '../support/fixtures'
import { postToRoute } from '../support/publishing'
import { restAs, type Rest } from '../support/rest'

/** The content of posts through REST: what the editor could not have written is refused, drafts too, and not stored. */

let payload: Payload
let team: Rest
beforeAll(async () => {
  payload = await start()
  team = await restAs(payload, 'team')
})

const text = (words: string, rest: object = {}) => ({
  type: 'text',
  text: words,
  version: 1,
  format: 0,
  ...rest,
})
const paragraph = (...children: object[]) => ({ type: 'paragraph', version: 1, children })
const contentOf = (...children: object[]) => ({ root: { ...documentOfText('').root, children } })
const block = (fields: object) => ({ type: 'block', version: 2, format: '', fields })
const link = (url: string) => ({
  type: 'link',
  version: 3,
  fields: { linkType: 'custom', url },
  children: [text('x')],
})
/** As text, because JSON.stringify recurses as deep. */
const nested = (levels: number) => {
  const quotes = `${'{"type":"quote","children":['.repeat(levels)}${']}'.repeat(levels)}`
  return JSON.stringify({ title: 'Deep', content: contentOf({ deep: 1 }) }).replace('{"deep":1}', quotes)
}

const chart = (rows: unknown[]) => block({ blockType: 'chart', title: 'T', rows })

describe('content that is refused', () => {
  it.each<[string, object, RegExp]>([
    ['a javascript link', contentOf(paragraph(link('javascript:alert(1)'))), /link that isn’t allowed/],
    ['an unknown node', contentOf({ type: 'iframe', src: 'https://x.example' }), /doesn’t recognize/],
    ['an unknown color', contentOf(paragraph(text('x', { $: { color: 'red;}' } }))), /Clear its format/],
    ['an unknown state', contentOf(paragraph(text('x', { $: { onclick: 'x' } }))), /Clear its format/],
    ['an unknown block', contentOf(block({ blockType: 'html', html: '<b>' })), /value that doesn’t fit/],
    ['a figure that is no number', contentOf(chart([{ label: 'a', value: 'much' }])), /doesn’t fit/],
    [
      'too many rows',
      contentOf(chart(Array.from({ length: 7 }, () => ({ label: 'a', value: 1 })))),
      /doesn’t fit/,
    ],
    [
      'two calls to a service',
      contentOf(
        block({ blockType: 'service', service: 'seo-optimization', title: 'A' }),
        paragraph(text('x')),
        block({ blockType: 'service', service: 'seo-optimization', title: 'B' }),
      ),
      /room for one call to action/,
    ],
    ['a block in a quote', contentOf({ type: 'quote', children: [chart([])] }), /doesn’t recognize/],
  ])('%s', async (title, content, message) => {
    for (const query of ['', '?draft=true']) {
      const response = await team('POST', `posts${query}`, { title, slug: '', content, _status: 'draft' })
      expect(response.status).toBe(400)
      expect(await response.text()).toMatch(message)
    }
    const { totalDocs } = await asSystemWithoutRequest(payload).count({
      collection: 'posts',
      where: { title: { equals: title } },
    })
    expect(totalDocs).toBe(0)
  })

  it('deep nodes, and so deep ones that no code may walk through them', async () => {
    const response = await team('POST', 'posts?draft=true', nested(50))
    expect(response.status).toBe(400)
    expect(await response.text()).toMatch(/nested too deeply/)
    expect((await team('POST', 'posts?draft=true', nested(5_000))).status).toBe(400)
    const { totalDocs } = await asSystemWithoutRequest(payload).count({
      collection: 'posts',
      where: { title: { equals: 'Deep' } },
    })
    expect(totalDocs).toBe(0)
  })

  it('blocks on other pages', async () => {
    const copy = { content: contentOf(block({ blockType: 'pullquote', text: 'x' })) }
    const response = await team('POST', 'globals/privacy-page?draft=true', copy)
    expect(response.status).toBe(400)
    expect(await response.text()).toMatch(/doesn’t recognize/)
  })
})

type Saved = { doc: { id: string; content: { root: { children: DocumentNode[] } } } }

describe('content that is stored', () => {
  const quote = block({ id: 'own', blockType: 'pullquote', text: 'Zanahoria' })

  it('has blocks, whose words the search finds, and marks of texts', async () => {
    const marked = paragraph(text('Hola', { $: { lang: 'es', color: 'pink', background: 'maiz' } }))
    const made = await team('POST', 'posts', {
      title: 'Blocks',
      content: contentOf(marked, quote),
      _status: 'published',
    })
    expect(made.status).toBe(201)
    const { doc } = (await made.json()) as Saved
    expect(doc.content.root.children).toMatchObject([{ children: [marked.children[0]] }, quote])
    const { searchText } = await asSystemWithoutRequest(payload).findByID({
      collection: 'posts',
      id: doc.id,
      locale: 'en',
    })
    expect(searchText).toContain('zanahoria')
  })

  it('is refused on publication while a block lacks what it needs, and kept as a draft', async () => {
    const content = contentOf(block({ blockType: 'message', label: 'L', text: '' }))
    const make = (_status: string, query: string) =>
      team('POST', `posts${query}`, { title: `Unfinished ${_status}`, content, _status })
    expect((await make('draft', '?draft=true')).status).toBe(201)
    expect((await make('published', '')).status).toBe(400)
  })

  it('names each unfinished block and what it lacks, in the language of the editor', async () => {
    const blocks = [
      { blockType: 'figure' },
      chart([{ label: 'a', value: 1 }, { label: 'b' }]).fields,
      {
        blockType: 'chart',
        title: 'T',
        rows: [
          { label: 'a', value: 1 },
          { label: 'b', value: 2 },
        ],
      },
      { blockType: 'pullquote', text: ' ' },
      { blockType: 'service' },
    ]
    const content = contentOf(paragraph(text('x')), ...blocks.map(block))
    const { doc } = (await (
      await team('POST', 'posts?draft=true&locale=en', { title: 'Names', content })
    ).json()) as Saved
    const sentence = (response: Response) =>
      response.json().then((body) => (body as { errors: { message: string }[] }).errors[0]?.message)
    const publish = (as: Rest) => as('PATCH', `posts/${doc.id}?locale=en`, { _status: 'published' })
    expect(await sentence(await publish(team))).toBe(
      'Figure: choose a picture. Chart 1: fill in every row, at least two. Pull quote: write the sentence. ' +
        'Call to action: choose a service, write a title.',
    )
    const spanish = await restAs(payload, 'team')
    await asSystemWithoutRequest(payload).update({
      collection: 'users',
      id: spanish.user,
      data: { language: 'es' },
    })
    expect(await sentence(await publish(spanish))).toBe(
      'Figura: elige una imagen. Gráfica 1: completa todas sus filas, al menos dos. ' +
        'Frase destacada: escribe la frase. Llamado a la acción: elige un servicio, escribe un título.',
    )
    const both = await postToRoute(
      publishingEndpoints.POST['publish-both'],
      { collection: 'posts', id: doc.id },
      team,
    )
    expect(await both.json()).toEqual({
      success: false,
      error: 'invalid',
      fields: {
        en: 'incomplete',
        'en.content.figure.0.picture': 'required',
        'en.content.chart.1.rows': 'required',
        'en.content.pullquote.0.text': 'required',
        'en.content.service.0.service': 'required',
        'en.content.service.0.title': 'required',
      },
    })
  })

  it.each<[string, object]>([
    ['figure', {}],
    ['chart', { rows: 0 }],
    ['pullquote', {}],
    ['message', {}],
    ['service', {}],
  ])('saves itself with a %s as it was just inserted, which cannot go live', async (blockType, form) => {
    const { doc } = (await (
      await team('POST', 'posts?draft=true', { title: `New ${blockType}`, content: documentOfText('x') })
    ).json()) as Saved
    const fields = { id: 'new', blockName: '', blockType, ...form }
    const content = contentOf(paragraph(text('x')), block(fields))
    const saved = await team('PATCH', `posts/${doc.id}?draft=true&autosave=true`, { content })
    expect(saved.status, await saved.clone().text()).toBe(200)
    const published = await team('PATCH', `posts/${doc.id}`, { _status: 'published' })
    expect(published.status).toBe(400)
  })

  it('keeps an id for each passage, whatever the client leaves out', async () => {
    const ids = ({ doc }: Saved) => doc.content.root.children.map(passageIdOf)
    const passages = (...words: string[]) => contentOf(...words.map((word) => paragraph(text(word))), quote)
    const made = (await (
      await team('POST', 'posts', { title: 'Ids', content: passages('a', 'b', 'c'), _status: 'published' })
    ).json()) as Saved
    const first = ids(made)
    expect(new Set(first).size).toBe(4)
    expect(first[3]).toBe('own')
    const save = async (content: object) =>
      ids((await (await team('PATCH', `posts/${made.doc.id}?draft=true`, { content })).json()) as Saved)
    expect(await save(passages('a', 'changed', 'c'))).toEqual(first)
    const [a, , c] = first
    const moved = await save(passages('c', 'a', 'new'))
    expect(moved.slice(0, 2)).toEqual([c, a])
    expect(first).not.toContain(moved[2])
    expect(await save(made.doc.content)).toEqual(first)
  })
})
