import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { BoardTable } from '@/components/staff/board-table'

const table = { caption: 'Notes', loading: 'Loading notes', children: <tr /> }

test('a heading that sorts is a button, and says the current order', () => {
  const html = renderToStaticMarkup(
    <BoardTable
      {...table}
      columns={[
        { key: 'name', label: 'Name', sort: { by: 'name', first: 'asc' } },
        { key: 'text', label: 'Text' },
      ]}
      sort={{ by: 'name', direction: 'desc' }}
      onSort={() => undefined}
    />,
  )
  expect(html).toMatch(/<th[^>]*aria-sort="descending"[^>]*><button[^>]*>Name/)
  expect(html).toMatch(/<th(?![^>]*aria-sort)[^>]*>Text<\/th>/)
})

test('the headings of a board with one order are plain texts', () => {
  const html = renderToStaticMarkup(<BoardTable {...table} columns={[{ key: 'name', label: 'Name' }]} />)
  expect(html).toMatch(/<th(?![^>]*aria-sort)[^>]*>Name<\/th>/)
  expect(html).not.toContain('<button')
})

test('before the first rows there are skeletons, and while others are read both rows and a status', () => {
  const columns = [{ key: 'name', label: 'Name' }]
  const first = renderToStaticMarkup(
    <BoardTable {...table} columns={columns}>
      {undefined}
    </BoardTable>,
  )
  expect(first).toMatch(/aria-busy="true".*data-skeleton.*Loading notes/s)
  expect(first).not.toContain('role="status"')
  const next = renderToStaticMarkup(<BoardTable {...table} columns={columns} isBusy />)
  expect(next).toMatch(/aria-busy="true".*<tr><\/tr>.*role="status"[^>]*>Loading notes/s)
  expect(renderToStaticMarkup(<BoardTable {...table} columns={columns} />)).toContain('aria-busy="false"')
})
