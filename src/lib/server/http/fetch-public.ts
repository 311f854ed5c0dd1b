import { lookup } from 'node:dns'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'

import ipaddr from 'ipaddr.js'

/**
 * Reads a document from an address that a person has entered. It never reaches a private network: each name is resolved once, all
 * its addresses are checked, and the connection goes to a checked one, so that a name that changes its mind changes nothing. That
 * is repeated for each redirect.
 */

export const fetchProblems = ['address', 'unreachable', 'slow', 'too_large', 'status'] as const
export type FetchProblem = (typeof fetchProblems)[number]

/** Why a document could not be read: it is not on the public web by https, does not answer, or not with a document of this size. */
export class FetchError extends Error {
  constructor(readonly problem: FetchProblem) {
    super(`the address could not be read: ${problem}`)
  }
}

/** The longest document in bytes, the time for all of it with its redirects in milliseconds, and how many of them are followed. */
export type FetchLimits = { maxBytes: number; maxTime: number; maxRedirects: number }

/** Where connections may go, and the authority of the certificates there. Tests have their own. */
export type Network = { isAllowed: (address: string) => boolean; ca?: string }

/** What is routed on the public internet: `2000::/3` of IPv6. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/** Whether an IP address is one of the public internet. An IPv4 address within an IPv6 address counts as itself. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv6 ? parsed.match(globalUnicast) : !isBenchmarkRange(parsed.octets)
}

/** `198.18.0.0/15`, for tests within a network. */
const isBenchmarkRange = ([first, second = 0]: number[]) => first === 198 && (second & 0xfe) === 18

const internet: Network = { isAllowed: isPublicAddress }

/** Returns the text of a document. Throws a FetchError. */
export async function fetchPublic(
  address: string,
  { maxBytes, maxTime, maxRedirects }: FetchLimits,
  network: Network = internet,
): Promise<string> {
  const signal = AbortSignal.timeout(maxTime)
  try {
    let url = checkedUrl(address, network)
    for (let redirects = 0; ; redirects += 1) {
      const response = await open(url, network, signal)
      const { statusCode = 0, headers } = response
      if (statusCode === 200) return await textOf(response, maxBytes)
      response.destroy()
      const isRedirect = [301, 302, 303, 307, 308].includes(statusCode)
      if (!isRedirect || !headers.location || redirects === maxRedirects) throw new FetchError('status')
      url = checkedUrl(headers.location, network, url)
    }
  } catch (error) {
    if (error instanceof FetchError) throw error
    throw new FetchError(signal.aborted ? 'slow' : 'unreachable')
  }
}

function checkedUrl(address: string, network: Network, base?: URL): URL {
  const url = URL.parse(address, base)
  if (url?.protocol !== 'https:' || url.username || url.password) throw new FetchError('address')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // Nothing is looked up for it.
  if (isIP(host) && !network.isAllowed(host)) throw new FetchError('address')
  return url
}

function open(url: URL, { ca, ...network }: Network, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { accept: 'text/calendar, text/plain;q=0.5', 'accept-encoding': 'identity' }
    // Without an agent no connection is used twice.
    const options = { agent: false, ca, headers, lookup: checkedLookup(network), signal } as const
    request(url, options, resolve).on('error', reject).end()
  })
}

/** Looks up a name, and refuses it when any of its addresses is not allowed. */
const checkedLookup =
  ({ isAllowed }: Network): LookupFunction =>
  (name, options, done) => {
    lookup(name, { ...options, all: true }, (error, found) => {
      if (error) {
        done(error, [])
        return
      }
      const [first] = found
      if (!first) done(new FetchError('unreachable'), [])
      else if (!found.every(({ address }) => isAllowed(address))) done(new FetchError('address'), [])
      else if (options.all) done(null, found)
      else done(null, first.address, first.family)
    })
  }

async function textOf(response: IncomingMessage, maxBytes: number): Promise<string> {
  if (response.headers['content-encoding']) throw new FetchError('status')
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > maxBytes) throw new FetchError('too_large')
    parts.push(part)
  }
  // The sender went away in the middle.
  if (!response.complete) throw new FetchError('unreachable')
  return Buffer.concat(parts).toString('utf8')
}
