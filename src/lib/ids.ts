const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether this can be the id of a row. The database fails on anything else instead of finding nothing. */
export const isId = (value: unknown): value is string => typeof value === 'string' && uuid.test(value)
