const tints = ['badge-sky', 'badge-maiz', 'badge-rosa', 'badge-sand', 'badge-sky', 'badge-rosa'] as const

/**
 * Returns the class for a category's background color. `index` counts by creation date, so a new category changes no other.
 */
export const badgeTint = (index: number): string => tints[index % tints.length] as string
