import { MAX_IDS, type LiveChange } from './live'

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
