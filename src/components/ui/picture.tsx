import { artUrl, sizeOf, type PictureName } from '@/lib/art/catalog'

type Props = {
  name: PictureName
  /** In the page's language; '' if it repeats the text beside it. */
  alt: string
  /** For pictures at the top of a page: fetched first and painted with the text. */
  priority?: boolean
  className?: string
}

/** One of the drawings. Width and height prevent layout shift; CSS can override them. */
export function Picture({ name, alt, priority, className = 'picture' }: Props) {
  const size = sizeOf(name)
  return (
    <img
      src={artUrl(name)}
      alt={alt}
      width={size?.width}
      height={size?.height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      // Synchronous decoding makes it part of the first paint.
      decoding={priority ? 'sync' : 'async'}
      className={className}
    />
  )
}
