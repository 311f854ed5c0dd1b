import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'

import { RowSelect } from '@/components/staff/row-select'

const options = [
  { value: 'new', label: 'New' },
  { value: 'contacted', label: 'Contacted' },
  { value: 'closed_won', label: 'Closed won' },
  { value: 'lost', label: 'Lost' },
]

const sent = (value: string) => {
  const html = renderToString(
    <RowSelect label="Status" value={value} options={options} control="status" onChange={() => undefined} />,
  )
  return [...html.matchAll(/<option value="(\w+)"( selected="")?>/g)].map(([, name, isChosen]) =>
    isChosen ? `${name} chosen` : name,
  )
}

it.each([
  ['new', ['new chosen', 'closed_won']],
  ['closed_won', ['closed_won chosen']],
])('the server sends the chosen option, %s, and the one that gives the width', (value, expected) => {
  expect(sent(value)).toEqual(expected)
})
