// Preloaded as `frozen-clock.mjs?now=<milliseconds>` into a process whose clock stands still at that time: it goes a thousand
// times slower, because a document that is saved must be newer than it was. Timers go on.
const start = Number(new URL(import.meta.url).searchParams.get('now'))
const now = () => start + Math.floor(performance.now() / 1_000)

globalThis.Date = new Proxy(Date, {
  construct: (target, values, caller) =>
    Reflect.construct(target, values.length === 0 ? [now()] : values, caller),
  apply: (target) => new target(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
})
