/** What a message about a change names: what has changed, never its contents. Shared by the server and boards. */

export const liveTopics = [
  'leads',
  'tickets',
  'proposals',
  'clients',
  'users',
  'invoices',
  'posts',
  'schedules',
  'categories',
  'proposalTemplates',
  'replyTemplates',
  'generatorDrafts',
  'testimonials',
  'system',
] as const
export type LiveTopic = (typeof liveTopics)[number]

/** Rows of a topic have changed: those with these ids, or, without ids, any. */
export type LiveChange<Topic extends string = LiveTopic> = { topic: Topic; ids: string[] }

/** Where the stream of changes is (src/app/api/live). */
export const LIVE_PATH = '/api/live'

/** The names of the stream's events: some rows have changed, anything may have, the connection works. */
export const liveEvents = { change: 'change', reset: 'reset', heartbeat: 'heartbeat' } as const

/**
 * The longest time between two heartbeats, in milliseconds. Below the timeouts of proxies (deploy/puente.conf: 60 s), and a
 * board takes a stream that is silent for much longer as lost.
 */
export const MAX_HEARTBEAT_MS = 25_000

/** More changed rows than this count as any row: a NOTIFY has room for 8,000 bytes, and boards refetch a list anyway. */
export const MAX_IDS = 100

/** Collects changes and joins those of one topic, so that many become one. Its size is bounded by the topics. */
export class ChangeSet<Topic extends string> {
  /** The ids by topic; null for any row. */
  private topics = new Map<Topic, Set<string> | null>()

  add({ topic, ids }: LiveChange<Topic>): void {
    const known = this.topics.get(topic)
    const joined = known === null || ids.length === 0 ? null : new Set([...(known ?? []), ...ids])
    this.topics.set(topic, joined && joined.size <= MAX_IDS ? joined : null)
  }

  get isEmpty(): boolean {
    return this.topics.size === 0
  }

  /** Returns one change for each topic, and forgets them. */
  take(): LiveChange<Topic>[] {
    const changes = [...this.topics].map(([topic, ids]) => ({ topic, ids: [...(ids ?? [])] }))
    this.topics.clear()
    return changes
  }
}
