import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { expect, test } from 'vitest'

import { withoutEmptyLinks } from '@/components/editor/live-editors'

const text = (words: string) => ({ type: 'text', version: 1, text: words })
const link = (url: string | undefined, ...children: object[]) => ({
  type: 'link',
  version: 1,
  fields: { linkType: 'custom', newTab: false, doc: null, url },
  children,
})
const content = (...children: object[]) =>
  ({ root: { type: 'root', version: 1, children } }) as unknown as SerializedEditorState
const paragraph = (...children: object[]) => ({ type: 'paragraph', version: 1, children })

test.each([undefined, '', ' ', 'https://', 'http://'])(
  'a link whose address is %j is not sent, but its words are, at any depth',
  (url) => {
    const words = [text('before '), text('linked'), text(' after')]
    const [before, linked, after] = words as [object, object, object]
    const item = (...children: object[]) => ({ type: 'list', version: 1, children: [paragraph(...children)] })
    expect(withoutEmptyLinks(content(item(before, link(url, linked), after)))).toEqual(
      content(item(...words)),
    )
  },
)

test('a link with an address stays as it is, and so does one that the server has to judge', () => {
  const written = content(
    paragraph(link('/about', text('About')), link('https://example.com', text('Example'))),
    paragraph(link('javascript:alert(1)', text('Bad')), link('https://a b', text('Odd'))),
  )
  expect(withoutEmptyLinks(written)).toEqual(written)
})
