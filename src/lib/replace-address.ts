/**
 * Replaces the address of the open page without a navigation, such as to remove a hash that has been read. `address` is
 * relative to the page or a path of the site.
 *
 * Next's router ignores a call with its own state: it would keep the old address and restore it, with its hash, at its next
 * refresh. It adopts the address of a call without a state, but observes the history only once the effects of the page
 * that opens have run.
 */
export function replaceAddress(address: string): void {
  // eslint-disable-next-line no-restricted-syntax -- at once, for whatever else reads the address
  history.replaceState(history.state, '', address)
  queueMicrotask(() => history.replaceState(null, '', location.href))
}

/** Removes the hash of the address. */
export const removeHash = (): void => replaceAddress(location.pathname + location.search)
