export type PlatformKind = 'google' | 'meta' | 'linkedin'

/** Their pictures, by the title that staff gave the platform. */
const kinds: readonly [name: RegExp, kind: PlatformKind][] = [
  [/\bgoogle\b/i, 'google'],
  [/\b(meta|facebook|instagram)\b/i, 'meta'],
  [/\blinkedin\b/i, 'linkedin'],
]

export const platformPictures = {
  google: 'platform-search',
  meta: 'platform-feed',
  linkedin: 'platform-towers',
} as const satisfies Record<PlatformKind, string>

/** Returns which of the drawn platforms a title names; undefined for others. */
export const platformKindOf = (title: string): PlatformKind | undefined =>
  kinds.find(([name]) => name.test(title))?.[1]
