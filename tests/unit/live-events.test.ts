import { describe, expect, it } from 'vitest'

import { MAX_IDS, type LiveTopic, ChangeSet } from '@/lib/live'
import { heartbeatEvent, changeEvent, resetEvent, retryAfter } from '@/lib/server/live/streams'

describe('the events of a stream', () => {
  it('are in the format of EventSource, one line of data each', () => {
    expect(changeEvent({ topic: 'leads', ids: ['a', 'b'] })).toBe(
      'event: change\ndata: {"topic":"leads","ids":["a","b"]}\n\n',
    )
    expect(changeEvent({ topic: 'leads', ids: ['a\n\nevent: heartbeat'] }).match(/\n/g)).toHaveLength(3)
    expect(resetEvent()).toBe('event: reset\ndata: {}\n\n')
    expect(heartbeatEvent()).toBe('event: heartbeat\ndata: {}\n\n')
    expect(retryAfter(1_500)).toBe('retry: 1500\n\n')
  })
})

describe('a set of changes', () => {
  it('joins those of one topic and forgets them once they are taken', () => {
    const changes = new ChangeSet<LiveTopic>()
    expect(changes.isEmpty).toBe(true)
    changes.add({ topic: 'leads', ids: ['a'] })
    changes.add({ topic: 'tickets', ids: ['t'] })
    changes.add({ topic: 'leads', ids: ['b', 'a'] })
    expect(changes.isEmpty).toBe(false)
    expect(changes.take()).toEqual([
      { topic: 'leads', ids: ['a', 'b'] },
      { topic: 'tickets', ids: ['t'] },
    ])
    expect(changes.isEmpty).toBe(true)
    expect(changes.take()).toEqual([])
  })

  it('names no ids once any row may have changed, or too many have', () => {
    const changes = new ChangeSet<LiveTopic>()
    changes.add({ topic: 'leads', ids: [] })
    changes.add({ topic: 'leads', ids: ['a'] })
    for (let id = 0; id < MAX_IDS; id++) changes.add({ topic: 'tickets', ids: [String(id)] })
    expect(changes.take()).toEqual([
      { topic: 'leads', ids: [] },
      { topic: 'tickets', ids: Array.from({ length: MAX_IDS }, (_, id) => String(id)) },
    ])
    for (let id = 0; id <= MAX_IDS; id++) changes.add({ topic: 'tickets', ids: [String(id)] })
    changes.add({ topic: 'tickets', ids: ['one more'] })
    expect(changes.take()).toEqual([{ topic: 'tickets', ids: [] }])
  })
})
