import { artAddress } from '@/lib/art/address'
import { pictureOf, type PictureName } from '@/lib/art/catalogue'

type Props = {
  name: PictureName
  /** What it shows, in the page's language; '' when it repeats the text beside it. */
  alt: string
  /** For what is seen first: fetched at once, before other pictures, and painted with the text. */
  priority?: boolean
  className?: string
}

/** A picture of ours. Its size is known before it arrives, so that nothing moves; CSS may give it another. */
export function Picture({ name, alt, priority, className = 'picture' }: Props) {
  const size = pictureOf(name)
  return (
    // eslint-disable-next-line @next/next/no-img-element -- a vector of a few kB with its own day and night
    <img
      src={artAddress(name)}
      alt={alt}
      width={size?.width}
      height={size?.height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      // What is seen first belongs to the first painting: the page's scripts wait for that one only.
      decoding={priority ? 'sync' : 'async'}
      className={className}
    />
  )
}
