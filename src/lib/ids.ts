const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether this is a UUID. Postgres throws on any other id instead of finding no row. */
export const isId = (value: unknown): value is string => typeof value === 'string' && uuid.test(value)
