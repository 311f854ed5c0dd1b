type IsTool = (address: URL) => boolean
type Trim = (text: string) => string

/**
 * Stands between the tool and the network. A script cannot be unloaded, and the tools' own opt-outs leave gaps: Plausible
 * reports how long a page was read even after its own is set. So its requests are refused when the answer is no longer
 * yes; asked at each, so that an answer in another tab, or one that grew too old, counts at once. To the script a refused
 * request looks sent. What is let through is trimmed: its address, and its body where that is a text.
 */
export function guardRequests(isTool: IsTool, allowed: () => boolean, trim: Trim = (text) => text): void {
  const ofTool = (address: string | URL) => isTool(new URL(address, location.href))
  const refused = (address: string | URL) => !allowed() && ofTool(address)
  const trimmed = <Body>(address: string | URL, body: Body) =>
    typeof body === 'string' && ofTool(address) ? trim(body) : body
  const trimmedAddress = (address: string | URL) => (ofTool(address) ? trim(String(address)) : address)

  const { fetch } = window
  window.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : input
    if (refused(address)) return Promise.resolve(new Response(null, { status: 202 }))
    if (!ofTool(address)) return fetch(input, init)
    const sent = init && 'body' in init ? { ...init, body: trimmed(address, init.body) } : init
    return fetch(
      input instanceof Request ? new Request(trim(address as string), input) : trimmedAddress(input),
      sent,
    )
  }

  const sendBeacon = navigator.sendBeacon.bind(navigator)
  navigator.sendBeacon = (address, data) =>
    refused(address) || sendBeacon(trimmedAddress(address), trimmed(address, data))

  const requests = XMLHttpRequest.prototype
  const addresses = new WeakMap<XMLHttpRequest, string | URL>()
  const { open, send } = requests
  requests.open = function (this: XMLHttpRequest, method: string, address: string | URL, ...rest: unknown[]) {
    addresses.set(this, address)
    Reflect.apply(open, this, [method, trimmedAddress(address), ...rest])
  }
  requests.send = function (this: XMLHttpRequest, body) {
    const address = addresses.get(this) ?? location.href
    if (!refused(address)) send.call(this, trimmed(address, body))
  }
}
