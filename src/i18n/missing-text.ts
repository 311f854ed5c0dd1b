/** Shows the key of a missing message. `npm run check` fails before that can happen in a release. */
export const missingText = ({ namespace, key }: { namespace?: string; key: string }): string =>
  [namespace, key].filter(Boolean).join('.')

const reported = new Set<string>()

/** Logs each error of next-intl once per process or page, as an error: it fails the browser tests. */
export function reportOnce({ message }: Error): void {
  if (!reported.has(message)) console.error(message)
  reported.add(message)
}
