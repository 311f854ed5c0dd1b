/** Rules of the signatures on proposals. Pure: no I/O. */

export const signatureMethods = ['drawn', 'typed'] as const
export type SignatureMethod = (typeof signatureMethods)[number]

/** The stored picture in bytes, before base64. */
export const signatureLimits = { imageBytes: 100_000 } as const
