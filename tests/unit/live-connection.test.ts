import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { LIVE_PATH, MAX_HEARTBEAT_MS } from '@/lib/live'
import { subscribeToChanges, type LiveListener } from '@/lib/live-connection'
import { FakeEventSource } from '../support/fake-event-source'

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
function show(visibilityState: 'visible' | 'hidden') {
  page.visibilityState = visibilityState
  page.dispatchEvent(new Event('visibilitychange'))
}

const leave: (() => void)[] = []
function hear() {
  const listener = {
    onChange: vi.fn<LiveListener['onChange']>(),
    onReset: vi.fn<LiveListener['onReset']>(),
    onRefused: vi.fn<() => void>(),
  }
  const stop = subscribeToChanges(listener)
  leave.push(stop)
  return { ...listener, stop }
}
const opened = () => FakeEventSource.opened
const last = () => FakeEventSource.last

beforeEach(() => {
  vi.useFakeTimers()
  FakeEventSource.all = []
  page.visibilityState = 'visible'
  vi.stubGlobal('document', page)
  vi.stubGlobal('EventSource', FakeEventSource)
})
afterEach(() => {
  leave.splice(0).forEach((stop) => stop())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the stream of a tab', () => {
  it('is one for all that listen, and is closed with the last', () => {
    const [one, two] = [hear(), hear()]
    expect(opened().map(({ url }) => url)).toEqual([LIVE_PATH])
    last().says('change', { topic: 'leads', ids: ['a'] })
    for (const { onChange } of [one, two])
      expect(onChange.mock.calls).toEqual([[{ topic: 'leads', ids: ['a'] }]])
    one.stop()
    expect(opened()).toHaveLength(1)
    two.stop()
    expect(opened()).toHaveLength(0)
    show('hidden')
    show('visible')
    expect(FakeEventSource.all).toHaveLength(1)
  })

  it('is closed while the tab is hidden, and refetches when it is back', () => {
    const { onReset } = hear()
    last().says('open')
    expect(onReset).toHaveBeenCalledTimes(1)
    show('hidden')
    expect(opened()).toHaveLength(0)
    vi.advanceTimersByTime(MAX_HEARTBEAT_MS * 10)
    expect(FakeEventSource.all).toHaveLength(1)
    show('visible')
    expect(opened()).toHaveLength(1)
    last().says('open')
    expect(onReset).toHaveBeenCalledTimes(2)
  })

  it('does not open in a tab that is hidden from the start', () => {
    page.visibilityState = 'hidden'
    hear()
    expect(FakeEventSource.all).toHaveLength(0)
    show('visible')
    expect(opened()).toHaveLength(1)
  })

  it('passes a reset on', () => {
    const { onReset } = hear()
    last().says('reset')
    expect(onReset).toHaveBeenCalledTimes(1)
  })

  it('is opened again after growing pauses when it is refused', () => {
    hear()
    last().refused()
    vi.advanceTimersByTime(1_900)
    expect(FakeEventSource.all).toHaveLength(1)
    vi.advanceTimersByTime(1_200)
    expect(FakeEventSource.all).toHaveLength(2)
    last().refused()
    vi.advanceTimersByTime(3_900)
    expect(FakeEventSource.all).toHaveLength(2)
    vi.advanceTimersByTime(2_200)
    expect(FakeEventSource.all).toHaveLength(3)
  })

  it('leaves it to the browser to open a lost connection again', () => {
    const { onRefused } = hear()
    last().dispatchEvent(new Event('error'))
    vi.advanceTimersByTime(5_000)
    expect(FakeEventSource.all).toHaveLength(1)
    expect(onRefused).not.toHaveBeenCalled()
  })

  it('says each time that it is refused', () => {
    const { onRefused } = hear()
    last().refused()
    expect(onRefused).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(4_000)
    last().refused()
    expect(onRefused).toHaveBeenCalledTimes(2)
  })

  it('is replaced when it is silent, and kept while heartbeats arrive', () => {
    hear()
    for (let heartbeat = 0; heartbeat < 10; heartbeat++) {
      last().says('heartbeat')
      vi.advanceTimersByTime(MAX_HEARTBEAT_MS)
    }
    expect(FakeEventSource.all).toHaveLength(1)
    vi.advanceTimersByTime(MAX_HEARTBEAT_MS * 3)
    expect(FakeEventSource.all).toHaveLength(2)
    expect(opened()).toHaveLength(1)
  })
})
