/** A line of what is still being read; hidden from screen readers, which are told in words. */
export const Skeleton = ({ className = 'w-7/10' }: { className?: string }) => (
  <span
    data-skeleton
    aria-hidden="true"
    className={`block h-2.5 animate-pulse rounded-control bg-line forced-colors:bg-[GrayText] motion-reduce:animate-none ${className}`}
  />
)
