// @vitest-environment happy-dom
import 'fake-indexeddb/auto'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { CopyStore } from '@/features/saving/staff/copy-store'
import { closeStore } from '@/features/saving/staff/open-store'
import { saveBeforeSignOut } from '@/features/saving/staff/sign-out-dialog'
import { tab } from '@/features/saving/staff/tab'

/** What is named before someone signs out: words on other tabs' screens and on the device. */

const key = btoa('a'.repeat(32))
const copy = {
  target: { collection: 'posts', id: '5e1d2f3a-0000-4000-8000-000000000001' },
  language: 'en',
  base: undefined,
  since: 1,
  at: 2,
}
type Asked = { kind: string; id: string }

let other: BroadcastChannel
beforeEach(() => {
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ success: true, key, account: 'ana' })))
  vi.stubGlobal('navigator', {
    locks: {
      query: () => Promise.resolve({ held: [{ name: 'puente-tab:other' }, { name: `puente-tab:${tab}` }] }),
    },
  })
  other = new BroadcastChannel('puente-saving')
})
afterEach(async () => {
  other.close()
  await (await CopyStore.open(key)).eraseAll()
  closeStore()
  vi.unstubAllGlobals()
})

const answers = (unsaved: object[]) => {
  other.onmessage = ({ data }: MessageEvent<Asked>) => {
    if (data.kind === 'saveAll') other.postMessage({ kind: 'savedAll', id: data.id, tab: 'other', unsaved })
  }
}

test('words of another tab are named although the device keeps nothing', async () => {
  const unsaved = { key: 'other 1', title: 'On another screen', words: 3, text: 'One two three' }
  answers([unsaved])
  expect(await saveBeforeSignOut('ana')).toEqual([unsaved])
})

test('each words are named once: those on a screen rather than their copy', async () => {
  const store = await CopyStore.open(key)
  await store.write({ ...copy, tab: 'other', form: '1', title: 'A', data: { title: 'Older' } })
  await store.write({
    ...copy,
    tab,
    form: '99',
    title: 'Left in this tab',
    data: { title: 'Left as it was' },
    words: 1,
  })
  answers([{ key: 'other 1', title: 'A', words: 1, text: 'Newer' }])
  const named = await saveBeforeSignOut('ana')
  expect(named.map(({ title, words, text }) => [title, words, text])).toEqual([
    ['A', 1, 'Newer'],
    ['Left in this tab', 1, 'Left as it was'],
  ])
  // Two documents may have the same title.
  expect(named[1]?.origin).toEqual({ target: copy.target, language: 'en', since: 1 })
})
