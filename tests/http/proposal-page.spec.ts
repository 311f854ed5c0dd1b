import { expect, test } from '@playwright/test'

import { signedIn } from '../support/http'
import { newClient, newProposal, tableOf } from '../support/portal'

test('the text of a proposal comes as HTML, not as elements that the browser takes over one by one', async () => {
  const { client, email } = await newClient()
  const session = await signedIn(email)
  const id = await newProposal(client, 'awaiting', {
    blocks: [
      tableOf([
        ['Part', 'Price'],
        ['A plan <b>', 'US$4,500.00'],
      ]),
    ],
  })
  const page = await session.get(`/proposal/${id}`)
  expect(await page.text()).toContain('<td>A plan &lt;b&gt;</td><td class="prose-figure">US$4,500.00</td>')
  const refreshed = await (await session.get(`/proposal/${id}`, { headers: { rsc: '1' } })).text()
  expect(refreshed).toContain('US$4,500.00</td>')
  // An element would have it as it was typed.
  expect(refreshed).not.toContain('A plan <b>')
  // Nor does the document, of which this is a node.
  expect(refreshed).not.toContain('tablecell')
})
