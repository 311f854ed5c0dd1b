/** A `Storage` in memory, for code that runs in browsers. */
export function fakeStorage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}

/** A browser that blocks the storage throws when it is read. */
export const blockedStorage = (): Storage => {
  throw new Error('SecurityError')
}
