/** Fields of accounts that no screen shows, at any depth of a path. */
const hiddenField = /hash|salt|token|password|session/i

/**
 * Whether a path in a filter or an order names a hidden field, or reaches into a group or a relation in Payload's other
 * spelling of a dot.
 */
export const isHiddenPath = (path: string): boolean => path.includes('__') || hiddenField.test(path)
