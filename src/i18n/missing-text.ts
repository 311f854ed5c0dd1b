/** Shows the key of a missing message. `npm run check` fails before that can happen in a release. */
export const missingText = ({ namespace, key }: { namespace?: string; key: string }): string =>
  [namespace, key].filter(Boolean).join('.')

const warned = new Set<string>()

/** Logs each next-intl error once per process. */
export function warnOnce({ message }: Error): void {
  if (!warned.has(message)) console.warn(message)
  warned.add(message)
}
