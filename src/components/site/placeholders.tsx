/** Skeletons for the page transition. They are hidden from screen readers, which announce a status text instead. */

const Picture = () => <span className="skeleton-picture" />
const Line = ({ width = 'w-full' }: { width?: string }) => <span className={`skeleton-line ${width}`} />

/** Shown while a list of posts loads. */
export const ListPlaceholder = () => (
  <ul className="columns skeleton gap-y-14" aria-hidden="true">
    {Array.from({ length: 6 }, (_, index) => (
      <li key={index} className="col-span-12 sm:col-span-6 lg:col-span-4">
        <Picture />
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
  <div className="columns skeleton gap-y-14" aria-hidden="true">
    <p className="col-span-12 text-t5 lg:col-span-6">
      <Line />
      <Line />
      <Line width="w-1/2" />
    </p>
    <span className="skeleton-picture col-span-12 lg:col-span-6" />
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
    <div className="page columns skeleton" aria-hidden="true">
      <p className="col-span-12 text-t5 lg:col-span-7">
        <Line />
        <Line />
        <Line width="w-1/2" />
      </p>
      <span className="skeleton-picture col-span-12 lg:col-span-5" />
    </div>
    <section className="band-info">
      <div className="page">
        <ArcPlaceholder />
        <p>{testimonials}</p>
      </div>
    </section>
  </>
)

export const ArcPlaceholder = () => (
  <svg viewBox="0 0 132 40" aria-hidden="true" className="loading-arc">
    <path pathLength="1" d="M5 35a66 44 0 0 1 122 0" />
  </svg>
)
