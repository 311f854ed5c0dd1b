/** How much of something is done, as a line. What it is about is said beside it. `share` is 0 to 1. */
export const Meter = ({ share }: { share: number }) => (
  <svg
    viewBox="0 0 100 4"
    preserveAspectRatio="none"
    aria-hidden="true"
    className="mt-1.5 block h-1.5 w-full bg-line"
  >
    <rect width={Math.min(100, share * 100)} height="4" className="fill-accent-fill" />
  </svg>
)
