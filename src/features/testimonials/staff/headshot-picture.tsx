import type { Headshot } from '../queries/testimonial-list'

/** A headshot beside the name, so it has no alternative text here; without one an empty arch. */
export const HeadshotPicture = ({ headshot }: { headshot: Headshot | null }) =>
  headshot ? (
    // The picture is resized already.
    <img className="headshot" src={headshot.src} alt="" width={40} height={40} />
  ) : (
    <span className="headshot" aria-hidden="true" />
  )
