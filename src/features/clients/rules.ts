/** The people and companies that the agency works for. Pure: no I/O. */

export const clientStatuses = ['active', 'inactive', 'suspended'] as const

/** The longest value of each text field, in characters. */
export const clientLimits = { name: 100, company: 200, phone: 50, notes: 5000, tool: 100 }

/** Addresses are compared in lower case, without spaces around them (product.md). */
export const tidyEmail = (email: string): string => email.trim().toLowerCase()
