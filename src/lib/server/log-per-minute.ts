import { log } from './log'

type Level = 'error' | 'warn' | 'info'
type Counted = { count: number; write: (count: number) => void }

const MINUTE_MS = 60_000
const kinds = new Map<string, Counted>()

/**
 * Logs a line that an outage or a stranger may cause a thousand times a minute: the first `lines` as they come, and the
 * others together at the end of each minute, with the details of the last and their `count`. `kind` names what is counted,
 * and must not come from a request.
 */
export function logPerMinute(
  kind: string,
  level: Level,
  details: object,
  message: string,
  { lines = 1 }: { lines?: number } = {},
): void {
  const known = kinds.get(kind)
  const write = (count: number) => log[level](count > 1 ? { ...details, count } : details, message)
  if (!known) startMinute(kind, { count: 1 - lines, write }, 1 - lines)
  else Object.assign(known, { count: known.count + 1, write })
  if ((known?.count ?? 0) <= 0) write(1)
}

/** Counts from `first` again after a minute in which lines were held back, whose line takes the place of a first one. */
function startMinute(kind: string, counted: Counted, first: number): void {
  kinds.set(kind, counted)
  setTimeout(() => {
    const { count, write } = counted
    kinds.delete(kind)
    if (count <= 0) return
    write(count)
    startMinute(kind, { count: first, write }, first)
  }, MINUTE_MS).unref()
}
