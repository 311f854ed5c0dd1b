/** What a picture may be. Pure: the files themselves are read by the collection's hooks. */

/** What is accepted, and what it is kept as. A GIF is kept as PNG: nothing of its one picture is lost. */
export const pictureTypes = [
  { mime: 'image/png', kept: 'png' },
  { mime: 'image/jpeg', kept: 'jpeg' },
  { mime: 'image/webp', kept: 'webp' },
  { mime: 'image/avif', kept: 'avif' },
  { mime: 'image/gif', kept: 'png' },
] as const

/** Widths of the copies that are made of each picture, in pixels; none is enlarged. */
export const pictureWidths = { small: 480, medium: 960, large: 1_600 } as const
