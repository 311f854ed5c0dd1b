/** Reserved for examples (RFC 2606): no email arrives there. */
const EXAMPLE_HOST = /(^|[.@])example(\.(com|net|org))?>?$/i

/** Whether an address, with or without a name, is on a host that is reserved for examples. */
export const isExampleAddress = (address: string): boolean => EXAMPLE_HOST.test(address)
