// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'

import { DownloadLink } from '@/components/portal/download'

afterEach(() => vi.unstubAllGlobals())

it('says that the file is being prepared until it is there', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  let answer: (response: Response) => void = () => undefined
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => '#file', revokeObjectURL: () => undefined }),
  )
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  act(() =>
    root.render(
      <DownloadLink href="/api/file" className="" preparing="Preparing…">
        Download
      </DownloadLink>,
    ),
  )
  const link = () => container.querySelector('a')
  act(() => link()?.click())
  expect(link()?.textContent).toBe('Preparing…')
  expect(container.querySelector('[role=status]')?.textContent).toBe('Preparing…')
  const headers = { 'content-disposition': 'attachment; filename="a.pdf"' }
  await act(async () => {
    answer(new Response('%PDF', { headers }))
    await new Promise((resolve) => setImmediate(resolve))
  })
  await vi.waitFor(() => expect(link()?.textContent).toBe('Download'))
  act(() => root.unmount())
})
