/** The collections of pictures. */
export const pictureCollections = [
  'blog-images',
  'site-images',
  'testimonial-images',
  'proposal-images',
] as const
export type PictureCollection = (typeof pictureCollections)[number]

/** How a document uses a picture. `frozen`: a sent version of a proposal shows it. */
export type UsePlace = 'featured' | 'text' | 'portrait' | 'page' | 'frozen'

/** A document that uses a picture. */
export type PictureUse = {
  title: string
  /** Its path in the admin. */
  href: string
  place: UsePlace
  /** It is only used in what is not published. */
  isDraft?: boolean
}
