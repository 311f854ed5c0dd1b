/** What stands where a text is missing: its key (specification, section 1); the check of messages keeps it from happening. */
export const missingText = ({ namespace, key }: { namespace?: string; key: string }): string =>
  [namespace, key].filter(Boolean).join('.')

const complained = new Set<string>()

/** Writes each complaint about texts once in the life of the process. */
export function complainOnce({ message }: Error): void {
  if (!complained.has(message)) console.warn(message)
  complained.add(message)
}
