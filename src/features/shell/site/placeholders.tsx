/** What stands in for a page on its way: its planes without grain. Announced by the status beside it, not by itself. */

const Picture = () => <span className="skeleton-picture" />
const Line = ({ width = 'w-full' }: { width?: string }) => <span className={`skeleton-line ${width}`} />

/** Six posts of a list. */
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

/** A post: its headline beside its picture, then lines to read. */
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

/** The arc that draws itself. */
export const ArcPlaceholder = () => (
  <svg viewBox="0 0 132 40" aria-hidden="true" className="span-draw">
    <path pathLength="1" d="M5 35a66 44 0 0 1 122 0" />
  </svg>
)
