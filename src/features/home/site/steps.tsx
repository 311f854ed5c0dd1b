import type { HomePage } from '@/payload-types'

/** Three steps along one arch. On phones the arch becomes a vertical line of three arcs. */
export function Steps({ copy }: { copy: HomePage['steps'] }) {
  return (
    <section id="steps" aria-labelledby="steps-title" className="band-maiz relative section overflow-clip">
      <div className="page">
        <h2 id="steps-title">{copy.title}</h2>
        <div className="relative mt-18 home-steps-way">
          <svg
            viewBox="0 0 1440 290"
            aria-hidden="true"
            className="absolute top-0 left-1/2 w-[calc(100*var(--unit))] max-w-none [translate:-50%] overflow-visible max-[50rem]:hidden"
          >
            <path
              d="M-280 669A1095 1095 0 0 1 1720 669"
              fill="none"
              stroke="var(--accent-fill)"
              strokeWidth="14"
            />
          </svg>
          <ol className="relative grid gap-y-10 min-[50rem]:grid-cols-3 min-[50rem]:gap-x-[calc(4*var(--unit))] min-[50rem]:px-[calc(5*var(--unit))] lg:gap-x-[calc(7*var(--unit))]">
            {(copy.points ?? []).map(({ id, title, text }, index) => (
              <li
                key={id}
                className="max-[50rem]:relative max-[50rem]:grid max-[50rem]:grid-cols-[--spacing(14)_minmax(0,1fr)] max-[50rem]:gap-x-7 @max-[16rem]/page:gap-x-4 print:break-inside-avoid home-steps-step"
              >
                <span
                  aria-hidden="true"
                  className="relative row-span-2 inline-grid size-14 place-items-center rounded-arc bg-ink align-top font-display text-t2 leading-none font-head text-ground min-[50rem]:mb-6 min-[50rem]:size-16 print:[print-color-adjust:exact]"
                >
                  {index + 1}
                </span>
                {/* The longest word fits its column. */}
                <h3 className="mb-1.5 self-center pt-3 min-[50rem]:mb-3 min-[50rem]:pt-0 lg:text-[min(var(--t3),calc(3.2*var(--unit)))]">
                  {title}
                </h3>
                <p className="col-start-2">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}
