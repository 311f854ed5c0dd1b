import { expect, test } from 'vitest'

import { htmlFaults } from '../support/markup'

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>A page</title></head><body><main>${body}</main></body></html>`

test('a button that opens a popover says nothing of its own about being expanded', async () => {
  const button = (more: string) =>
    page(
      `<button type="button" popovertarget="menu"${more}>Menu</button><div id="menu" popover="auto"></div>`,
    )
  expect(await htmlFaults(button(''))).toEqual([])
  expect(await htmlFaults(button(' aria-expanded="false"'))).toEqual([
    expect.stringContaining('aria-expanded must not stand beside popovertarget'),
  ])
})

test('a srcset names each size once', async () => {
  const image = (srcset: string) => page(`<img src="/a.webp" srcset="${srcset}" sizes="50vw" alt="A bridge">`)
  expect(await htmlFaults(image('/a.webp 480w, /b.webp 960w'))).toEqual([])
  for (const srcset of ['/a.webp 480w, /b.webp 480w', '/a.webp 2x,\n /b.webp 2x', '/a.webp, /b.webp'])
    expect(await htmlFaults(image(srcset)), srcset).toEqual([expect.stringContaining('more than once')])
})
