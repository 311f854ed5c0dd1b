import { useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import type { Member } from '@/features/page-copy/queries/page-copy'
import { CallBand } from '@/features/page-copy/site/call-band'
import type { SectionProps } from '@/features/page-copy/site/section-props'
import { paragraphsOf } from '@/features/routes/rules'
import type { Office } from '@/features/settings/queries'
import { OfficeList } from '@/features/settings/site/office-list'
import { Portrait } from '@/features/testimonials/site/portrait'
import { langWithin } from '@/i18n/languages'
import type { AboutPage } from '@/payload-types'
import { CallLink } from '@/features/services/site/call-link'

/** The columns of the wall: one for each person. */
const walls: Record<number, string> = {
  1: 'max-w-[30rem] grid-cols-1',
  2: 'max-w-[60rem] grid-cols-2',
  4: 'grid-cols-4',
  5: 'grid-cols-5',
  6: 'grid-cols-6',
}
const voice = 'rounded-[1em] px-[1.35em] pt-[0.5em] pb-[0.55em] font-display text-t2 leading-none font-head'

type TeamSectionProps = SectionProps<AboutPage, 'team'> & { people: Member[] }

/**
 * The team in the arches of one wall, with each name below its arch. The wall is the first row of the list's grid. The list
 * items have no boxes of their own, so that on phones the arches stay side by side while the names follow as a list.
 */
export function TeamSection({ copy, people, lang, language }: TeamSectionProps) {
  const t = useTranslations('pages.about')
  const within = langWithin(lang)
  return (
    <section aria-labelledby="team" className="mt-[clamp(--spacing(10),4vw,--spacing(18))] overflow-clip">
      <div className="page max-[54rem]:px-3">
        <div aria-hidden="true" className="flex justify-around px-[6%]">
          <span lang="es" className={`rounded-bl-none bg-(--art-blue) text-(--art-paper) ${voice}`}>
            {t('spanish')}
          </span>
          <span lang="en" className={`rounded-br-none bg-(--art-maiz) text-on-tint ${voice}`}>
            {t('english')}
          </span>
        </div>
        <ul
          className={`relative grid auto-cols-fr gap-x-2 before:absolute before:-inset-x-[100vw] before:inset-y-0 before:[grid-area:1/1/2/-1] before:bg-deck after:absolute after:-inset-x-[100vw] after:top-0 after:h-3 after:bg-(--art-pink) min-[54rem]:gap-x-[clamp(--spacing(3),3.4vw,--spacing(16))] ${walls[people.length] ?? 'grid-cols-3'}`}
        >
          {people.map(({ id, name, title, bio, photo }) => (
            <li key={id} className="contents">
              <div className="arch relative row-start-1 mt-[calc(--spacing(3)+clamp(--spacing(3.5),2.2vw,--spacing(9)))] aspect-100/128 min-[54rem]:aspect-100/117">
                <Portrait
                  name={name}
                  picture={photo}
                  lang={within(language)}
                  sizes="(width < 54rem) 31vw, (width < 108rem) 29vw, 560px"
                />
              </div>
              <div className="pt-6 text-muted max-[54rem]:col-span-full max-[54rem]:px-2 min-[54rem]:row-start-2">
                <h2 className="text-t2 leading-[1.16] text-ink">{name}</h2>
                {title && (
                  <p
                    lang={within(title.lang)}
                    className="mt-0.5 mb-3 max-w-[34em] text-caption font-strong text-ink"
                  >
                    {title.text}
                  </p>
                )}
                {bio && (
                  <p lang={within(bio.lang)} className="max-w-[34em]">
                    {bio.text}
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
        <p className="max-w-[26em] pt-10 font-display text-t2 leading-[1.2] font-light tracking-[-0.018em] text-balance max-[54rem]:px-2">
          <b id="team" className="block font-head">
            {copy.title}
          </b>{' '}
          {copy.text}
        </p>
      </div>
    </section>
  )
}

export function Origin({ copy, lang, language }: SectionProps<AboutPage, 'origin'>) {
  const t = useTranslations('pages.about')
  const ours = langWithin(lang)(language)
  return (
    <section aria-labelledby="origin" className="overflow-clip">
      <div className="band-maiz">
        <div className="page columns">
          <div
            lang={ours}
            className="bleed-start col-[1/12] overflow-hidden rounded-br-(--r-cover) max-lg:max-h-[70vw] sm:col-[1/11] lg:col-[1/6]"
          >
            <Picture name="about-origin" alt={t('origin')} className="picture-fill" />
          </div>
          <div className="col-span-full grid content-center gap-6 py-18 lg:col-[7/13]">
            <h2 id="origin" className="title">
              {copy.title}
            </h2>
            {paragraphsOf(copy.text).map((paragraph) => (
              <p key={paragraph} className="lead max-w-[34em]">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
        <div className="page py-24">
          <h3 lang={ours} className="mb-8 text-t3">
            {t('problems')}
          </h3>
          {/* Three stand in one row: the third would stand alone. */}
          <ul className="deck piers grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] sm:max-lg:has-[>:nth-child(3):last-child]:grid-cols-3">
            {(copy.problems ?? []).map(({ id, title, text }) => (
              <li
                key={id}
                className="py-6 text-muted max-sm:border-l-0 max-sm:not-first:border-t max-sm:not-first:border-line sm:pr-gap sm:pb-8 sm:not-first:pl-gap lg:pr-8 lg:not-first:pl-8"
              >
                <h4 className="mb-2 font-display text-t2 leading-[1.16] font-head tracking-[-0.018em] text-balance text-ink sm:max-lg:text-t1">
                  {title}
                </h4>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="page columns gap-y-10 py-section lg:gap-y-0">
        {[copy.solution, copy.approach].map(({ title, text }) => (
          <div
            key={title}
            className="relative col-span-full pt-8 pr-10 before:absolute before:top-0 before:left-0 before:h-5 before:w-22 before:rounded-[50%/100%_100%_0_0] before:border-t-6 before:border-accent lg:col-span-6"
          >
            <h3 className="mb-4 text-t3 leading-head">{title}</h3>
            <p className="lead">{text}</p>
          </div>
        ))}
      </div>
    </section>
  )
}

export function Mission({ copy, lang, language }: SectionProps<AboutPage, 'mission'>) {
  const t = useTranslations('pages.about')
  return (
    <section aria-labelledby="mission" className="band-night mt-section overflow-clip">
      <div className="page columns items-end">
        <div className="col-span-full self-center pt-section pb-8 min-[54rem]:col-[1/7] min-[54rem]:pb-section">
          <h2 id="mission" className="title">
            {copy.title}
          </h2>
          <p className="lead mt-6 max-w-[32em]">{copy.text}</p>
        </div>
        <div
          lang={langWithin(lang)(language)}
          className="bleed-end col-span-full ml-10 overflow-hidden rounded-tl-(--r-cover) min-[54rem]:col-[7/13] min-[54rem]:mt-14 min-[54rem]:ml-0"
        >
          <Picture name="about-closed-shop" alt={t('mission')} className="picture w-full" />
        </div>
      </div>
    </section>
  )
}

type AboutOfficesProps = SectionProps<AboutPage, 'offices'> & { offices: Office[] }

/** Where the agency works, and what time it is there. */
export function AboutOffices({ copy, offices, lang, language }: AboutOfficesProps) {
  return (
    <section aria-labelledby="offices" className="page section">
      <div className="columns items-end gap-y-4">
        <h2 id="offices" className="title col-span-full lg:col-[1/8]">
          {copy.title}
        </h2>
        <p className="lead col-span-full text-muted lg:col-[9/13]">{copy.text}</p>
      </div>
      <div lang={langWithin(lang)(language)}>
        <OfficeList offices={offices} className="mt-10" />
      </div>
    </section>
  )
}

export function Clients({ copy }: { copy: AboutPage['clients'] }) {
  return (
    <section aria-labelledby="clients" className="page columns section gap-y-10 lg:gap-y-0">
      <div className="col-span-full lg:col-[1/6]">
        <h2 id="clients" className="title">
          {copy.title}
        </h2>
        <p className="lead mt-6 text-muted">{copy.text}</p>
      </div>
      <ul className="rows col-span-full lg:col-[7/13]">
        {(copy.points ?? []).map(({ id, title, text }) => (
          <li key={id} className="py-6">
            <h3 className="mb-1">{title}</h3>
            <p className="max-w-[40em] text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function LetsTalk({ title, text, button }: AboutPage['call']) {
  return (
    <CallBand title={title} lead={text}>
      <CallLink className={buttonClass('paper', 'normal', 'max-sm:w-full')}>{button}</CallLink>
    </CallBand>
  )
}
