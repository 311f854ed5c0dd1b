type IsTool = (address: URL) => boolean
type Redact = (text: string) => string

/**
 * Blocks the analytics tool's requests without consent. A loaded script cannot be unloaded, and the tools' own opt-outs
 * leave gaps: Plausible reports reading time even after its opt-out is set. Consent is checked for each request, so that
 * an answer in another tab, or one that expired, takes effect at once. A blocked request looks successful to the script.
 * `redact` changes the address and a text body of the requests that are sent.
 */
export function guardRequests(
  isTool: IsTool,
  isAllowed: () => boolean,
  redact: Redact = (text) => text,
): void {
  const isToolRequest = (address: string | URL) => isTool(new URL(address, location.href))
  const isBlocked = (address: string | URL) => !isAllowed() && isToolRequest(address)
  const redacted = <Body>(address: string | URL, body: Body) =>
    typeof body === 'string' && isToolRequest(address) ? redact(body) : body
  const redactedAddress = (address: string | URL) =>
    isToolRequest(address) ? redact(String(address)) : address

  const fetch = window.fetch.bind(window)
  window.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : input
    if (isBlocked(address)) return Promise.resolve(new Response(null, { status: 202 }))
    if (!isToolRequest(address)) return fetch(input, init)
    const sent = init && 'body' in init ? { ...init, body: redacted(address, init.body) } : init
    return fetch(
      input instanceof Request ? new Request(redact(address as string), input) : redactedAddress(input),
      sent,
    )
  }

  const sendBeacon = navigator.sendBeacon.bind(navigator)
  navigator.sendBeacon = (address, data) =>
    isBlocked(address) || sendBeacon(redactedAddress(address), redacted(address, data))

  const requests = XMLHttpRequest.prototype
  const addresses = new WeakMap<XMLHttpRequest, string | URL>()
  const { open, send } = requests as Record<'open' | 'send', (...args: unknown[]) => void>
  requests.open = function (this: XMLHttpRequest, method: string, address: string | URL, ...rest: unknown[]) {
    addresses.set(this, address)
    Reflect.apply(open, this, [method, redactedAddress(address), ...rest])
  }
  requests.send = function (this: XMLHttpRequest, body) {
    const address = addresses.get(this) ?? location.href
    if (!isBlocked(address)) Reflect.apply(send, this, [redacted(address, body)])
  }
}
