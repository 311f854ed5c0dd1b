import { domainToASCII, domainToUnicode } from 'node:url'

const split = (address: string): [local: string, domain: string] => {
  const plain = address.trim().toLowerCase()
  const at = plain.lastIndexOf('@')
  return [plain.slice(0, at), plain.slice(at + 1)]
}

/**
 * Returns the one spelling by which a mailbox is counted and locked: in lower case, with the domain in ASCII. A domain in
 * another script has a second spelling (`xn--...`), by which people could be counted twice.
 */
export function mailboxKey(address: string): string {
  const [local, domain] = split(address)
  return `${local}@${domainToASCII(domain) || domain}`
}

/** Returns every spelling under which a mailbox may be stored: as given, and with the domain in ASCII and in its script. */
export function mailboxSpellings(address: string): string[] {
  const [local, domain] = split(address)
  const ascii = domainToASCII(domain) || domain
  return [...new Set([domain, ascii, domainToUnicode(ascii) || domain])].map((one) => `${local}@${one}`)
}
