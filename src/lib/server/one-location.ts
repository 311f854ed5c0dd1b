import { ServerResponse } from 'node:http'

/**
 * Next names the target of a redirect when it renders one and appends it again from the page's entry for the cache, so
 * that the first answer carries two Location headers. There is one.
 */
export function keepOneLocation(): void {
  const { appendHeader } = ServerResponse.prototype
  ServerResponse.prototype.appendHeader = function (name, value) {
    return name.toLowerCase() === 'location'
      ? this.setHeader(name, value)
      : appendHeader.call(this, name, value)
  }
}
