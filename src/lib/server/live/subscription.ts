import { liveTopics, type LiveChange } from '@/lib/live'
import type { Subscription } from '@/lib/server/db/listen'
import { LIVE_CHANNEL, type AnnouncedTopic } from '@/lib/server/db/pending-announcements'
import { log } from '@/lib/server/log'
import { checkSessions, sendChange, sendReset } from './streams'

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
