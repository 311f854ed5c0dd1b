import { buttonClass } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import type { Member } from '@/features/page-copy/queries/page-copy'
import { Portrait } from '@/features/testimonials/site/portrait'
import { langWithin } from '@/i18n/languages'
import type { HomePage } from '@/payload-types'
import type { SectionProps } from '@/features/page-copy/site/section-props'
import { CallLink } from '@/features/services/site/call-link'

/** The others are on /about. */
const MAX_MEMBERS = 3

type Props = SectionProps<HomePage, 'why'> & { team: Member[] }

export function Why({ copy, lang, language, team }: Props) {
  const within = langWithin(lang)
  return (
    <section aria-labelledby="why" className="overflow-clip pt-section">
      <div className="page columns">
        <h2 id="why" className="title col-span-full mb-14 lg:col-[1/11]">
          {copy.title}
        </h2>
        <dl className="col-span-full pb-14 lg:col-[1/6] lg:pb-[calc(--spacing(28)+var(--deck-h))]">
          {(copy.points ?? []).map(({ id, title, text }) => (
            <div key={id} className="border-t border-line py-4.5">
              <dt className="mb-0.5 font-display text-t1 leading-[1.25] font-head tracking-[-0.012em]">
                {title}
              </dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
        {/*
         * The portraits stand on a line that continues to the window's edge. They share one row and captions the next, so
         * that the line between them is straight for names of any length.
         */}
        <ul className="relative col-span-full grid grid-cols-3 gap-x-[clamp(--spacing(2),1.2vw,--spacing(4))] self-end before:absolute before:top-0 before:row-start-2 before:-right-[50vw] before:-left-[50vw] before:h-(--deck-h) before:bg-deck lg:col-[6/13] lg:pl-14 lg:before:left-0 @max-[16rem]/page:grid-cols-1 @max-[16rem]/page:before:hidden">
          {team.slice(0, MAX_MEMBERS).map(({ id, name, title, photo }) => (
            <li
              key={id}
              className="group row-span-2 grid min-w-0 grid-rows-subgrid items-end wrap-anywhere @max-[16rem]/page:grid-cols-[--spacing(18)_minmax(0,1fr)] @max-[16rem]/page:grid-rows-none @max-[16rem]/page:gap-x-4"
            >
              <div className="arch aspect-[10/14.4] group-nth-2:aspect-[10/16.8] group-nth-3:aspect-[10/12.8] @max-[16rem]/page:border-b-(length:--deck-h) @max-[16rem]/page:border-deck [&_img:not([class*=focus-])]:object-bottom">
                <Portrait
                  name={name}
                  picture={photo}
                  lang={within(language)}
                  sizes="(width < 67.5rem) 32vw, 260px"
                />
              </div>
              {/* The three columns are as wide as the window lets them, also for text of twice the size. */}
              <p className="min-h-[calc(--spacing(28)+var(--deck-h))] self-stretch pt-6.5 pb-4 text-[min(var(--t-2),3.5vw)] leading-[1.4] text-muted max-sm:hyphens-auto sm:pt-7.5 sm:text-caption lg:text-[min(var(--t-1),1.8vw)] @max-[16rem]/page:min-h-0 @max-[16rem]/page:text-caption">
                <b className="mb-0.5 block font-display text-caption leading-[1.2] font-head tracking-[-0.01em] text-ink sm:text-body">
                  {name}
                </b>
                {title && <span lang={within(title.lang)}>{title.text}</span>}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const pictures = ['thirty-1', 'thirty-2', 'thirty-3'] as const

export function StrategyCall({ copy }: { copy: HomePage['strategyCall'] }) {
  return (
    <section aria-labelledby="strategy-call" className="page section">
      <div className="columns">
        <h2 id="strategy-call" className="title col-span-full lg:col-[1/9]">
          {copy.title}
        </h2>
        <div className="col-span-full mt-8 grid gap-3 sm:justify-items-start sm:justify-self-start lg:col-[9/13] lg:mt-0 lg:justify-items-end lg:self-end lg:justify-self-end lg:text-right print:hidden">
          <CallLink className={buttonClass('accent')}>{copy.button}</CallLink>
          {copy.note && <p className="note">{copy.note}</p>}
        </div>
      </div>
      <ol className="mt-14 grid gap-8 sm:grid-cols-3 sm:gap-0">
        {(copy.timeline ?? []).map(({ id, time, title, text }, index) => (
          <li
            key={id}
            className="grid grid-cols-[--spacing(26)_minmax(0,1fr)] gap-x-5 sm:block sm:pr-8 @max-[16rem]/page:grid-cols-1 print:break-inside-avoid"
          >
            <div className="row-[1/4] mt-1 self-start border-b-6 border-deck sm:mt-0 sm:-mr-8 sm:mb-4 sm:border-b-(length:--deck-h) @max-[16rem]/page:row-auto @max-[16rem]/page:mb-4 @max-[16rem]/page:max-w-40">
              <Picture
                name={pictures[index % pictures.length] ?? pictures[0]}
                alt=""
                className="picture w-full"
              />
            </div>
            <p className="num max-w-[24em] font-display text-t1 leading-[1.3] font-medium text-muted sm:mb-2">
              {time}
            </p>
            <h3 className="mb-2">{title}</h3>
            {text && <p className="max-w-[24em] text-muted">{text}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
