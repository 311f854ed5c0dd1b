import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { ListPlaceholder } from '@/components/site/placeholders'

it('the list placeholder has six posts and is hidden from screen readers', () => {
  const html = renderToStaticMarkup(<ListPlaceholder />)
  expect(html.match(/<li/g)).toHaveLength(6)
  expect(html).toMatch(/^<ul[^>]* aria-hidden="true"/)
})
