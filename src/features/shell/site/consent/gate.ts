type IsTool = (address: URL) => boolean

/**
 * Refuses the tool's requests when the answer is no longer yes. A script cannot be unloaded, and the tools' own opt-outs
 * leave gaps: Plausible reports how long a page was read even after its own is set. Asked at each request, so that an
 * answer in another tab, or one that grew too old, counts at once. To the script a refused request looks sent.
 */
export function guardRequests(isTool: IsTool, allowed: () => boolean): void {
  const refused = (address: string | URL) => !allowed() && isTool(new URL(address, location.href))

  const { fetch } = window
  window.fetch = (input, init) =>
    refused(input instanceof Request ? input.url : input)
      ? Promise.resolve(new Response(null, { status: 202 }))
      : fetch(input, init)

  const sendBeacon = navigator.sendBeacon.bind(navigator)
  navigator.sendBeacon = (address, data) => refused(address) || sendBeacon(address, data)

  const requests = XMLHttpRequest.prototype
  const addresses = new WeakMap<XMLHttpRequest, string | URL>()
  const { open, send } = requests
  requests.open = function (this: XMLHttpRequest, ...args: unknown[]) {
    addresses.set(this, args[1] as string | URL)
    Reflect.apply(open, this, args)
  }
  requests.send = function (this: XMLHttpRequest, body) {
    if (!refused(addresses.get(this) ?? location.href)) send.call(this, body)
  }
}
