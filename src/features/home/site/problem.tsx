import { Picture } from '@/components/ui/picture'
import type { Figures } from '@/features/page-copy/queries/page-copy'
import { FigureSource } from '@/features/page-copy/site/figure-source'
import { type Language, langWithin } from '@/i18n/languages'
import type { HomePage } from '@/payload-types'

/** Each sentence of the headline starts a new line. */
export function Problem({ copy }: { copy: HomePage['problem'] }) {
  return (
    <section
      aria-labelledby="problem"
      className="band-night pt-[clamp(--spacing(12),5vw,--spacing(22))] pb-section"
    >
      <div className="page columns">
        <h2 id="problem" className="col-span-full lg:col-[1/6] lg:pr-8">
          {copy.title.split(/(?<=[.?!]) /).map((sentence, index) => (
            <span key={index} className="block">
              {sentence}{' '}
            </span>
          ))}
        </h2>
        <p className="lead col-span-full mt-10 max-w-[34em] self-end text-muted lg:col-[1/5] lg:max-w-none">
          {copy.text}
        </p>
        <ol className="rows col-span-full mt-10 lg:col-[6/13] lg:row-[1/3] lg:mt-0">
          {(copy.timeline ?? []).map(({ id, time, title, text }) => (
            <li
              key={id}
              className="grid grid-cols-[6.2rem_minmax(0,1fr)] items-baseline py-4 sm:grid-cols-[8.5rem_minmax(0,1fr)] sm:pt-5 sm:pb-5.5 @max-[16rem]/page:grid-cols-1 print:break-inside-avoid"
            >
              <span className="num font-display text-t1 leading-[1.3] font-medium text-(--art-maiz) print:text-inherit">
                {time}
              </span>
              <div>
                <h3>{title}</h3>
                {text && <p className="text-muted">{text}</p>}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** Where a number hangs from the cable: how far down its place, and how long its rope. */
const ropes = [
  'pt-23 sm:pt-[clamp(--spacing(20),12vw,--spacing(48))]',
  'mt-15 pt-18 sm:mt-[calc(0.76*var(--sag))] sm:pt-[clamp(--spacing(20),12vw,--spacing(48))]',
  'pt-14 sm:mt-[calc(0.995*var(--sag))] sm:pt-[clamp(--spacing(10),4.5vw,--spacing(18))]',
  'pt-22 sm:mt-[calc(0.72*var(--sag))] sm:pt-[clamp(--spacing(16),8vw,--spacing(30))]',
]

type Props = { figures: Figures; lang: Language; language: Language }

/** Four numbers that hang from a cable. On phones in two columns, or in one if the text size is doubled. */
export function Statistics({ figures, lang, language }: Props) {
  return (
    <div className="page" lang={langWithin(lang)(figures.lang)}>
      <div className="relative mt-[clamp(--spacing(16),8vw,--spacing(30))] mb-14 [--sag:clamp(--spacing(15),9vw,--spacing(32))]">
        <svg
          viewBox="0 0 1000 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-x-0 top-0 h-(--sag) w-full overflow-visible"
        >
          <path
            d="M-400-224Q-170-68 0 0 500 200 1000 0q170-68 400-224"
            fill="none"
            stroke="var(--info-line)"
            strokeWidth="5"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-gap sm:grid-cols-4 sm:items-start">
          {figures.statistics.map(({ value, label }, index) => (
            <div
              key={label}
              className={[
                'relative flex flex-col gap-3 border-l-2 border-line-strong pl-4',
                ropes[index % ropes.length],
              ].join(' ')}
            >
              <dt className="order-2 max-w-[9.5em] leading-[1.35]">{label}</dt>
              <dd className="numeral text-n2">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <FigureSource text={figures.statisticsSource} lang={figures.lang} language={language} />
    </div>
  )
}

const pictures = [
  'audience-small-business',
  'audience-local-business',
  'audience-online-shop',
  'audience-startup',
] as const

export function Audience({ copy }: { copy: HomePage['audience'] }) {
  return (
    <section aria-labelledby="audience" className="page section">
      <h2 id="audience" className="mb-8 max-w-[16em] sm:mb-14">
        {copy.title}
      </h2>
      <ul className="rows">
        {(copy.points ?? []).map(({ id, title, text }, index) => (
          <li
            key={id}
            className="columns items-start py-[clamp(--spacing(5),2.2vw,--spacing(8))] sm:items-center @max-[16rem]/page:gap-y-3 print:break-inside-avoid"
          >
            <Picture
              name={pictures[index % pictures.length] ?? pictures[0]}
              alt=""
              className="picture col-[1/3] w-13 sm:w-18 lg:w-24 @max-[16rem]/page:col-span-full"
            />
            <h3 className="col-[3/13] text-t3 leading-none tracking-[-0.032em] sm:text-t4 lg:col-[3/9] @max-[16rem]/page:col-span-full">
              {title}
            </h3>
            <p className="col-[3/13] mt-2 text-muted lg:col-[9/13] lg:mt-0 @max-[16rem]/page:col-span-full">
              {text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
