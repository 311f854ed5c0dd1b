import { AppError } from '@/lib/app-error'
import { ChangeSet, liveEvents, liveTopics, type LiveChange, type LiveTopic } from '@/lib/live'
import type { Subscription } from '@/lib/server/db/listen'
import { UNAVAILABLE_RETRY_SECONDS } from '@/lib/server/db/outage'
import { log } from '@/lib/server/log'
import { LIVE_CHANNEL, type AnnouncedTopic } from './announce'

/** The events of a stream, in the format of EventSource. JSON has no line breaks, which would end an event. */

const format = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

export const changeEvent = (change: LiveChange): string => format(liveEvents.change, change)
export const resetEvent = (): string => format(liveEvents.reset, {})
export const heartbeatEvent = (): string => format(liveEvents.heartbeat, {})

/** How long a browser waits before it connects again, in milliseconds. */
export const retryAfter = (milliseconds: number): string => `retry: ${milliseconds}\n\n`

/** One open board. */
export type LiveStream = {
  userId: string
  /** Sends an event, or a reset later if the browser reads too slowly. */
  send: (event: string) => void
  /** Ends the stream when its session is over. */
  checkSession: () => Promise<void>
  close: () => void
}

/** A browser opens one for each visible tab. */
const MAX_STREAMS_PER_USER = 20
/** 40 kB each. */
const MAX_STREAMS = 500
/** Changes within this time are sent together, in milliseconds. */
const BATCH_MS = 200

type Hub = { streams: Set<LiveStream>; changes: ChangeSet<LiveTopic>; isStopping: boolean }

/** Global, because the build has this file once for the start of the process and once for routes. */
const shared = globalThis as { liveHub?: Hub }
const hub = (shared.liveHub ??= { streams: new Set(), changes: new ChangeSet(), isStopping: false })

/** Adds a stream. Throws `too_many` when the user or the process has too many, and `unavailable` while the process stops. */
export function addStream(stream: LiveStream): void {
  if (hub.isStopping) throw new AppError('unavailable')
  const own = [...hub.streams].filter(({ userId }) => userId === stream.userId)
  if (own.length >= MAX_STREAMS_PER_USER || hub.streams.size >= MAX_STREAMS)
    throw new AppError('too_many', { retryAfter: UNAVAILABLE_RETRY_SECONDS })
  hub.streams.add(stream)
}

export const removeStream = (stream: LiveStream): void => void hub.streams.delete(stream)

const sendToAll = (event: string) => hub.streams.forEach((stream) => stream.send(event))

/** Sends a change to all boards, together with others of the next moment. */
function sendChange(change: LiveChange): void {
  if (hub.changes.isEmpty) setTimeout(sendChanges, BATCH_MS).unref()
  hub.changes.add(change)
}

function sendChanges(): void {
  for (const change of hub.changes.take()) sendToAll(changeEvent(change))
}

/** Makes all boards refetch what they show. */
const sendReset = (): void => sendToAll(resetEvent())

/** Ends the streams of these users whose session is over; without users, all such streams. */
export async function checkSessions(userIds: string[]): Promise<void> {
  const streams = [...hub.streams].filter(({ userId }) => userIds.length === 0 || userIds.includes(userId))
  // One after the other: pages need the connections of the pool too.
  for (const stream of streams) await stream.checkSession()
}

/** Ends all streams and refuses new ones, because the process stops. */
export function closeStreams(): void {
  hub.isStopping = true
  for (const stream of [...hub.streams]) stream.close()
}

/** Passes what instances announce on to the open boards of this one. */
export const liveSubscription = {
  channel: LIVE_CHANNEL,
  onConnect() {
    sendReset()
    void checkSessions([])
  },
  onNotification(payload: string) {
    const change = parseChange(payload)
    if (!change) return
    const { topic, ids } = change
    if (topic === 'users' || topic === 'sessions') void checkSessions(ids)
    if (topic !== 'sessions') sendChange({ topic, ids })
  },
} satisfies Subscription

const topics: readonly string[] = [...liveTopics, 'sessions'] satisfies AnnouncedTopic[]

/** Returns undefined for what this release does not know: during an update, two releases announce. */
function parseChange(payload: string): LiveChange<AnnouncedTopic> | undefined {
  try {
    const { topic, ids } = JSON.parse(payload) as LiveChange<AnnouncedTopic>
    return topics.includes(topic) && Array.isArray(ids) ? { topic, ids: ids.map(String) } : undefined
  } catch (err) {
    log.warn({ err }, 'an announcement was not understood')
    return undefined
  }
}
