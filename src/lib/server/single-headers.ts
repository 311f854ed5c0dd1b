import { ServerResponse } from 'node:http'

/** What an answer has one of. A browser obeys two policies at once, so that a second one would forbid what the first allows. */
const single = new Set(['location', 'content-security-policy'])

/**
 * Next names the target of a redirect when it renders one and appends it again from the page's entry for the cache, so
 * that the first answer carries two Location headers; and the policy of a kept page to that of the proxy. The last counts.
 */
export function keepHeadersSingle(): void {
  const { appendHeader } = ServerResponse.prototype
  ServerResponse.prototype.appendHeader = function (name, value) {
    return single.has(name.toLowerCase()) ? this.setHeader(name, value) : appendHeader.call(this, name, value)
  }
}
