const MAX_RATING = 5

/** A rating out of five as arches, with a text for screen readers. */
export function Rating({ rating, text }: { rating: number; text: string }) {
  return (
    <span className="rating">
      <svg viewBox="0 0 118 12" aria-hidden="true">
        {Array.from({ length: MAX_RATING }, (_, index) => (
          <path
            key={index}
            d={`M${1 + index * 24} 11a10 10 0 0 1 20 0z`}
            className={index < rating ? 'rating-full' : undefined}
          />
        ))}
      </svg>
      <span className="sr-only">{text}</span>
    </span>
  )
}
