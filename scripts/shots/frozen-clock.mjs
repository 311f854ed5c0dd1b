// Preloaded as `frozen-clock.mjs?now=<milliseconds>` into a process whose clock stands still at that time. Timers go on.
const now = Number(new URL(import.meta.url).searchParams.get('now'))

globalThis.Date = new Proxy(Date, {
  construct: (target, values, caller) =>
    Reflect.construct(target, values.length === 0 ? [now] : values, caller),
  apply: (target) => new target(now).toString(),
  get: (target, key) => (key === 'now' ? () => now : Reflect.get(target, key)),
})
