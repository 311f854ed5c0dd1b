/** The labels of a slide's controls. */
export type SlideLabel = {
  id: string
  /** Such as '1 of 6'. */
  position: string
  /** The label of the button that selects it. */
  goTo: string
}

export type CarouselTexts = { previous: string; next: string; pause: string; choose: string }

type Props = {
  slides: SlideLabel[]
  selected: number
  texts: CarouselTexts
  isPaused: boolean
  onPause: () => void
  onSelect: (index: number) => void
}

const back = 'M20 12H4M10 6l-6 6 6 6'
const on = 'M4 12h16M14 6l6 6-6 6'
const bars = 'M8 5v14M16 5v14'
const triangle = 'M8 5l11 7-11 7z'

/** Previous, next and pause, and a dot for each testimonial. Hidden without JavaScript. */
export function CarouselControls({ slides, selected, texts, isPaused, onPause, onSelect }: Props) {
  const button = (label: string, icon: string, onClick: () => void) => (
    <button type="button" aria-label={label} onClick={onClick} className="carousel-pager">
      <Icon path={icon} />
    </button>
  )
  return (
    <div className="carousel-controls">
      <div
        role="group"
        aria-label={texts.choose}
        className="order-2 -ml-2 flex flex-wrap sm:ml-0 lg:order-none lg:justify-end"
      >
        {slides.map(({ id, goTo }, index) => (
          <button
            key={id}
            type="button"
            aria-label={goTo}
            aria-current={index === selected ? 'true' : undefined}
            onClick={() => onSelect(index)}
            className="carousel-dot"
          />
        ))}
      </div>
      <div className="flex items-center gap-4">
        {button(texts.previous, back, () => onSelect(selected - 1))}
        <span aria-hidden="true" className="note num">
          {slides[selected]?.position}
        </span>
        {button(texts.next, on, () => onSelect(selected + 1))}
        <button
          type="button"
          aria-label={texts.pause}
          aria-pressed={isPaused}
          onClick={onPause}
          className="motion-reduce:hidden carousel-pager"
        >
          <Icon path={isPaused ? triangle : bars} />
        </button>
      </div>
    </div>
  )
}

const Icon = ({ path }: { path: string }) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={path} />
  </svg>
)
