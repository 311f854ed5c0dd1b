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
import { Link } from '@/i18n/navigation'
import { langWithin } from '@/i18n/languages'
import type { AboutPage } from '@/payload-types'

type TeamSectionProps = SectionProps<AboutPage, 'team'> & { people: Member[] }

/** The team in the arches of one wall, with each name below its arch. On phones the names follow as a list. */
export function TeamSection({ copy, people, lang, language }: TeamSectionProps) {
  const t = useTranslations('pages.about')
  const within = langWithin(lang)
  return (
    <section aria-labelledby="team" className="team">
      <div className="page">
        <div aria-hidden="true" className="team-voices">
          <span lang="es">{t('spanish')}</span>
          <span lang="en">{t('english')}</span>
        </div>
        <ul data-people={people.length}>
          {people.map(({ id, name, title, bio, photo }) => (
            <li key={id}>
              <div className="arch">
                <Portrait
                  name={name}
                  picture={photo}
                  lang={within(language)}
                  sizes="(width < 54rem) 31vw, (width < 108rem) 29vw, 560px"
                />
              </div>
              <div className="team-words">
                <h2>{name}</h2>
                {title && (
                  <p lang={within(title.lang)} className="team-title">
                    {title.text}
                  </p>
                )}
                {bio && <p lang={within(bio.lang)}>{bio.text}</p>}
              </div>
            </li>
          ))}
        </ul>
        <p className="team-note">
          <b id="team">{copy.title}</b> {copy.text}
        </p>
      </div>
    </section>
  )
}

export function Origin({ copy, lang, language }: SectionProps<AboutPage, 'origin'>) {
  const t = useTranslations('pages.about')
  const ours = langWithin(lang)(language)
  return (
    <section aria-labelledby="origin" className="born">
      <div className="band-maiz">
        <div className="page columns born-story">
          <div lang={ours} className="born-picture bleed-start">
            <Picture name="about-origin" alt={t('origin')} className="picture-fill" />
          </div>
          <div className="born-words">
            <h2 id="origin" className="title">
              {copy.title}
            </h2>
            {paragraphsOf(copy.text).map((paragraph) => (
              <p key={paragraph} className="lead">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
        <div className="page born-problems">
          <h3 lang={ours}>{t('problems')}</h3>
          <ul className="deck piers">
            {(copy.problems ?? []).map(({ id, title, text }) => (
              <li key={id}>
                <h4>{title}</h4>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="page columns born-answers">
        {[copy.solution, copy.approach].map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
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
    <section aria-labelledby="mission" className="band-night mission">
      <div className="page columns">
        <div className="mission-words">
          <h2 id="mission" className="title">
            {copy.title}
          </h2>
          <p className="lead">{copy.text}</p>
        </div>
        <div lang={langWithin(lang)(language)} className="mission-picture bleed-end">
          <Picture name="about-closed-shop" alt={t('mission')} />
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
    <section aria-labelledby="clients" className="page columns section clients">
      <div>
        <h2 id="clients" className="title">
          {copy.title}
        </h2>
        <p className="lead">{copy.text}</p>
      </div>
      <ul className="rows">
        {(copy.points ?? []).map(({ id, title, text }) => (
          <li key={id}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function LetsTalk({ title, text, button }: AboutPage['call']) {
  return (
    <CallBand title={title} lead={text}>
      <Link href="/contact" className={buttonClass('paper', undefined, 'max-sm:w-full')}>
        {button}
      </Link>
    </CallBand>
  )
}
