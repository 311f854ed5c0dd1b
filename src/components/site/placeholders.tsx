/** Skeletons for the page transition. They are hidden from screen readers, which announce a status text instead. */

/** Neighbors differ, like the pictures. */
const shapes = [
  'after:inset-[38%_16%_0] after:rounded-t-arc',
  'after:inset-[52%_0_0] after:rounded-tr-[100%]',
  'after:inset-[26%_30%_0] after:rounded-t-arc',
] as const

const Picture = ({ index = 0, className = '' }: { index?: number; className?: string }) => (
  <span
    className={`relative block aspect-square overflow-hidden border-b-6 border-line bg-sunk after:absolute after:bg-line after:opacity-60 ${shapes[index % shapes.length] ?? shapes[0]} ${className}`}
  />
)
const Line = ({ width = 'w-full' }: { width?: string }) => (
  <span className={`my-[0.3em] block h-[0.72em] rounded-control bg-sunk ${width}`} />
)

/** Shown while a list of posts loads. */
export const ListPlaceholder = () => (
  <ul data-skeleton className="columns animate-pulse gap-y-14" aria-hidden="true">
    {Array.from({ length: 6 }, (_, index) => (
      <li key={index} className="col-span-12 sm:col-span-6 lg:col-span-4">
        <Picture index={index} />
        <p className="mt-4 text-t2">
          <Line />
          <Line width="w-2/3" />
        </p>
      </li>
    ))}
  </ul>
)

/** Shown while a post loads. */
export const PostPlaceholder = () => (
  <div data-skeleton className="columns animate-pulse gap-y-14" aria-hidden="true">
    <p className="col-span-12 text-t5 lg:col-span-6">
      <Line />
      <Line />
      <Line width="w-1/2" />
    </p>
    <Picture className="col-span-12 lg:col-span-6" />
    <p className="col-span-12 text-t1 lg:col-span-8 lg:col-start-4">
      <Line />
      <Line />
      <Line />
      <Line width="w-2/3" />
    </p>
  </div>
)

/** Shown while the home page loads: its first screen, and below it the testimonials, whose section says that they load. */
export const HomePlaceholder = ({ testimonials }: { testimonials: string }) => (
  <>
    <div
      data-skeleton
      className="page columns animate-pulse content-start gap-y-10 overflow-hidden"
      aria-hidden="true"
    >
      <p className="col-span-12 text-t5 lg:col-span-7">
        <Line />
        <Line />
        <Line width="w-1/2" />
      </p>
      <Picture className="col-span-12 lg:col-span-5" />
    </div>
    <section className="band-info">
      <div className="page grid justify-items-start gap-6 py-14 font-display text-t3 leading-[1.1] font-head tracking-head">
        <ArcPlaceholder />
        <p>{testimonials}</p>
      </div>
    </section>
  </>
)

/** An arc that is drawn again and again. */
export const ArcPlaceholder = () => (
  <svg
    viewBox="0 0 132 40"
    fill="none"
    stroke="var(--accent)"
    strokeWidth="7"
    strokeLinecap="round"
    aria-hidden="true"
    className="w-33"
  >
    <path pathLength="1" d="M5 35a66 44 0 0 1 122 0" className="animate-draw [stroke-dasharray:1]" />
  </svg>
)
