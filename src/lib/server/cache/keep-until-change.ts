/**
 * Returns `read` with the memory of this process: it reads again after the next announced change of content
 * (content-listener.ts), and each time while this process hears of none, as the worker and commands never do. Nothing whose
 * read began before a change is kept. Callers get a copy of their own.
 */
export function keepUntilChange<Key extends string, Value>(
  read: (key: Key) => Promise<Value>,
): (key: Key) => Promise<Value> {
  const kept = new Map<Key, { startedAt: number; value: Value }>()
  const isCurrent = ({ startedAt }: { startedAt: number }) =>
    globalThis.hearsContentChanges === true && startedAt > (globalThis.contentChangedAt ?? Infinity)
  return async (key) => {
    const known = kept.get(key)
    if (known && isCurrent(known)) return structuredClone(known.value)
    const startedAt = Date.now()
    const value = await read(key)
    if (isCurrent({ startedAt })) kept.set(key, { startedAt, value: structuredClone(value) })
    else kept.delete(key)
    return value
  }
}
