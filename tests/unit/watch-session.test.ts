// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { watchSession } from '@/features/accounts/site/watch-session'
import { expectSessionEnd, watchStaffAccess } from '@/features/accounts/staff/staff-access'
import { FakeEventSource } from '../support/fake-event-source'

/** How a page notices that its session has ended. */

const HINT = 'puente_hint'
const MINUTE_MS = 60_000

const signInHere = () => (document.cookie = `${HINT}=admin; Path=/`)
const signOutElsewhere = () => (document.cookie = `${HINT}=; Path=/; Max-Age=0`)
/** What a tab does when it comes to the front. */
const focusTab = () => window.dispatchEvent(new Event('focus'))
const show = (visibilityState: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState)
  document.dispatchEvent(new Event('visibilitychange'))
}

/** The status of the next answers; undefined when there is none. */
let status: number | undefined
const refreshed = vi.fn<(path: string, init: RequestInit) => void>()
const onEnd = vi.fn<() => void>()
let stop: () => void = () => undefined

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-17T14:42:00.000Z') })
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    refreshed(path, init)
    if (status === undefined) throw new TypeError('Failed to fetch')
    return Response.json({}, { status })
  })
  status = 200
  refreshed.mockReset()
  onEnd.mockReset()
  localStorage.setItem('puente_renewed', '0')
  signInHere()
})
afterEach(() => {
  stop()
  signOutElsewhere()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const watch = async () => {
  stop = watchSession({ onEnd })
  await vi.advanceTimersByTimeAsync(0)
}
const wait = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * MINUTE_MS)

test('a session is refreshed at once, and then every 15 minutes', async () => {
  await watch()
  expect(refreshed.mock.calls).toEqual([['/api/users/refresh-token', { method: 'POST' }]])
  await wait(14)
  expect(refreshed).toHaveBeenCalledTimes(1)
  await wait(1)
  expect(refreshed).toHaveBeenCalledTimes(2)
  expect(onEnd).not.toHaveBeenCalled()
})

test('a session that another tab has refreshed is not refreshed again', async () => {
  localStorage.setItem('puente_renewed', String(Date.now() - 10 * MINUTE_MS))
  await watch()
  expect(refreshed).not.toHaveBeenCalled()
  await wait(5)
  expect(refreshed).toHaveBeenCalledTimes(1)
})

test('a page that nobody sees does not keep its session; once it is seen, the server is asked', async () => {
  show('hidden')
  await watch()
  await wait(60)
  expect(refreshed).not.toHaveBeenCalled()
  show('visible')
  await wait(0)
  expect(refreshed).toHaveBeenCalledTimes(1)
})

test.each([401, 403])('a session that is answered with %i has ended, once', async (code) => {
  status = code
  await watch()
  expect(onEnd).toHaveBeenCalledTimes(1)
  expect(document.cookie).not.toContain(HINT)
  await wait(60)
  focusTab()
  show('visible')
  await wait(60)
  expect(onEnd).toHaveBeenCalledTimes(1)
  expect(refreshed).toHaveBeenCalledTimes(1)
})

test.each([[503], [500], [429], [undefined]])(
  'an answer of %s is no end of a session: the next check tries again',
  async (code) => {
    status = code
    await watch()
    await wait(1)
    expect(refreshed).toHaveBeenCalledTimes(2)
    expect(onEnd).not.toHaveBeenCalled()
    expect(document.cookie).toContain(HINT)
    status = 200
    await wait(2)
    expect(refreshed).toHaveBeenCalledTimes(3)
  },
)

test('a sign-out in another tab is noticed when this one gets the focus, once', async () => {
  await watch()
  focusTab()
  expect(onEnd).not.toHaveBeenCalled()
  signOutElsewhere()
  focusTab()
  focusTab()
  show('visible')
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('a sign-out in another tab is noticed at once where tabs can speak to each other', async () => {
  await watch()
  signOutElsewhere()
  const other = new BroadcastChannel(HINT)
  vi.useRealTimers()
  other.postMessage('')
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledTimes(1))
  other.close()
})

test('a page that was loaded during a sign-out asks the server', async () => {
  signOutElsewhere()
  localStorage.setItem('puente_renewed', String(Date.now()))
  status = 401
  await watch()
  expect(refreshed).toHaveBeenCalledTimes(1)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('a page that is left watches nothing', async () => {
  await watch()
  stop()
  signOutElsewhere()
  focusTab()
  show('visible')
  await wait(60)
  expect(onEnd).not.toHaveBeenCalled()
  expect(refreshed).toHaveBeenCalledTimes(1)
})

describe('a page of staff whose stream of changes is refused', () => {
  const onRefusal = vi.fn<(isOver: boolean) => void>()

  /** Refuses the stream, while the session is answered like that. */
  const refuse = async (answer: { user: object | null } | number | undefined) => {
    vi.stubGlobal('fetch', async (path: string) => {
      expect(path).toBe('/api/users/me')
      if (answer === undefined) throw new TypeError('Failed to fetch')
      return typeof answer === 'number' ? Response.json({}, { status: answer }) : Response.json(answer)
    })
    FakeEventSource.last.refused()
    await vi.advanceTimersByTimeAsync(0)
  }

  beforeEach(() => {
    vi.stubGlobal('EventSource', FakeEventSource)
    FakeEventSource.all = []
    onRefusal.mockReset()
    stop = watchStaffAccess(onRefusal)
  })

  test('is left when the session has ended, and the other tabs are told', async () => {
    await refuse({ user: null })
    expect(onRefusal.mock.calls).toEqual([[true]])
    expect(document.cookie).not.toContain(HINT)
  })

  test('says nothing while it is left by a sign-out', async () => {
    expectSessionEnd()
    await refuse({ user: null })
    expect(onRefusal).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('pagehide'))
    await vi.advanceTimersByTimeAsync(4_000)
    await refuse({ user: null })
    expect(onRefusal).toHaveBeenCalledTimes(1)
  })

  test.each([
    { id: 'ana', role: 'client' },
    { id: 'ana', role: 'team', deactivatedAt: '2026-03-17T14:42:00.000Z' },
    { id: 'ana', role: 'admin', deactivatedAt: '2026-03-17T14:42:00.000Z' },
  ])('is left by %o, whose session goes on', async (user) => {
    await refuse({ user })
    expect(onRefusal.mock.calls).toEqual([[false]])
    expect(document.cookie).toContain(HINT)
  })

  test.each([[{ user: { id: 'ana', role: 'team' } }], [503], [429], [undefined]])(
    'stays when the server answers %o, and asks again at the next refusal',
    async (answer) => {
      await refuse(answer)
      expect(onRefusal).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(4_000)
      await refuse({ user: null })
      expect(onRefusal).toHaveBeenCalledTimes(1)
    },
  )
})
