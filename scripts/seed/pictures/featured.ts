import type { SeedPicture } from '../steps/pictures'

/** Uploaded pictures of some posts, by the post's folder; the others have a generated cover. */
export const featuredPictures: Partial<Record<string, SeedPicture>> = {}
