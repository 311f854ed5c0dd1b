const tints = ['badge-sky', 'badge-maiz', 'badge-rosa', 'badge-sand', 'badge-sky', 'badge-rosa'] as const

/** The ground of a category's badge. By its place, so that a category keeps it when others come. */
export const badgeTint = (place: number): string => tints[place % tints.length] as string
