import ipaddr from 'ipaddr.js'

/**
 * Returns the address that a request came from: the socket's, or, behind trusted proxies, the one that the outermost of
 * them saw. What a client wrote into `X-Forwarded-For` before that is ignored.
 */
export function clientAddress(
  forwarded: string | undefined,
  socket: string | undefined,
  trustedProxies: number,
): string {
  const hops = [...(forwarded ?? '').split(','), socket ?? ''].map((hop) => hop.trim()).filter(Boolean)
  return withoutPort(hops[Math.max(0, hops.length - 1 - trustedProxies)] ?? 'unknown')
}

/** Some proxies add the port, which is another for each connection. */
const withoutPort = (hop: string): string =>
  (/^\[(.+)\](?::\d+)?$/.exec(hop) ?? /^([\d.]+):\d+$/.exec(hop))?.[1] ?? hop

const privateRanges = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal'])

/** Whether an address is of this machine or a private network. */
export const isPrivateAddress = (address: string): boolean =>
  ipaddr.isValid(address) && privateRanges.has(ipaddr.process(address).range())

/**
 * Returns what rate limits count as one visitor: an IPv4 address, or the /64 network of an IPv6 address, because a device
 * may use any address within it. An IPv4-mapped IPv6 address counts as IPv4; anything else is returned unchanged.
 */
export function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address
  const parsed = ipaddr.IPv6.parse(address)
  return parsed.isIPv4MappedAddress() ? parsed.toIPv4Address().toString() : prefixOf(parsed, 64)
}

/**
 * Returns the /48 network of an IPv6 address, which providers give to one customer: 65,536 networks of `networkOf`.
 * Undefined for anything else.
 */
export function prefix48Of(address: string): string | undefined {
  if (!ipaddr.IPv6.isValid(address)) return undefined
  const parsed = ipaddr.IPv6.parse(address)
  return parsed.isIPv4MappedAddress() ? undefined : prefixOf(parsed, 48)
}

const prefixOf = ({ parts }: ipaddr.IPv6, bits: 48 | 64): string => {
  const network = parts.slice(0, bits / 16).map((part) => part.toString(16))
  return `${network.join(':')}::/${bits}`
}
