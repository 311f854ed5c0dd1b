import { useTranslations } from 'next-intl'
import { Fragment, type ReactNode } from 'react'

import { Picture } from '@/components/ui/picture'
import type { Figures } from '@/features/page-copy/queries/page-copy'
import { type Language, langWithin } from '@/i18n/languages'
import { Link } from '@/i18n/navigation'
import type { Service } from '../queries'
import type { ListKind } from '../rules'
import { Claims, HoursSaved } from './claims'
import { Jobs, Platforms, ProcessArch, type ServiceItemList, itemsOf } from './item-lists'
import { MessageFlow, WeekReport } from './service-samples'

function SideBySideLists({ lists }: { lists: ServiceItemList[] }) {
  return (
    <div className="section band-sunk">
      <div className="page">
        <div className="deck piers service-shelves">
          {lists.map((list) => (
            <section key={list.id} aria-labelledby={list.kind}>
              <h2 id={list.kind}>{list.title}</h2>
              <ul className="rows">
                {itemsOf(list).map(({ id, title, text }) => (
                  <li key={id}>
                    <h3>{title}</h3>
                    {text && <p>{text}</p>}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}

function Items({ list, className }: { list: ServiceItemList; className?: string }) {
  return (
    <ul className={className}>
      {itemsOf(list).map(({ id, title, text }) => (
        <li key={id}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}

function TypeGrid({ list }: { list: ServiceItemList }) {
  return (
    <section
      aria-labelledby={list.kind}
      className={`section service-types ${list.kind === 'contentTypes' ? 'band-maiz' : 'band-info'}`}
    >
      <div className="page">
        <h2 id={list.kind} className="title">
          {list.title}
        </h2>
        <Items list={list} />
      </div>
    </section>
  )
}

/** Benefits below a thick line, three in a row. */
const BenefitsGrid = ({ list, children }: { list: ServiceItemList; children?: ReactNode }) => (
  <section aria-labelledby={list.kind} className="section band-info benefits-grid">
    <div className="page">
      {children}
      <h2 id={list.kind} className="title">
        {list.title}
      </h2>
      <Items list={list} />
    </div>
  </section>
)

function Benefits({ list, children }: { list: ServiceItemList; children?: ReactNode }) {
  return (
    <section aria-labelledby={list.kind} className="page section">
      {children}
      <div className="columns service-benefits">
        <h2 id={list.kind}>{list.title}</h2>
        <Items list={list} />
      </div>
    </section>
  )
}

/** A list with a sticky heading. */
function ItemRows({ list }: { list: ServiceItemList }) {
  return (
    <section aria-labelledby={list.kind} className="page columns section service-rows">
      <div>
        <h2 id={list.kind}>{list.title}</h2>
      </div>
      <Items list={list} className="rows" />
    </section>
  )
}

type Props = { service: Service; language: Language; claims?: Figures }

/** Consecutive lists of these kinds are shown side by side. */
const sideBySideKinds: ReadonlySet<ListKind> = new Set(['websites', 'mobile', 'technologies'])

/** Groups the lists that are shown side by side. */
function groupLists(lists: ServiceItemList[]): ServiceItemList[][] {
  const parts: ServiceItemList[][] = []
  for (const list of lists) {
    const last = parts.at(-1)
    if (last?.[0] && sideBySideKinds.has(last[0].kind) && sideBySideKinds.has(list.kind)) last.push(list)
    else parts.push([list])
  }
  return parts
}

/** The sections of a service's page: its lists and its figures. */
export function ServiceSections({ service, language, claims }: Props) {
  const { lang, slug } = service
  const around = { lang, language }
  const lists = (service.lists ?? []).filter(({ items }) => items?.length)
  const isAutomation = slug === 'marketing-automation'
  const numbers = claims && !isAutomation && <Claims figures={claims} {...around} />
  const part = (part: ServiceItemList[], list: ServiceItemList): ReactNode => {
    if (sideBySideKinds.has(list.kind)) return <SideBySideLists lists={part} />
    if (list.kind === 'process') return <ProcessArch list={list} {...around} />
    if (list.kind === 'platforms') return <Platforms list={list} {...around} />
    if (list.kind === 'contentTypes' || list.kind === 'campaignTypes') return <TypeGrid list={list} />
    if (list.kind === 'features' && isAutomation) return <Jobs list={list} {...around} />
    if (list.kind !== 'benefits') return <ItemRows list={list} />
    if (isAutomation || slug === 'digital-advertising')
      return <BenefitsGrid list={list}>{numbers}</BenefitsGrid>
    return <Benefits list={list}>{numbers}</Benefits>
  }
  return (
    <>
      {isAutomation && <MessageFlow {...around} />}
      {groupLists(lists).map((lists, index) => (
        <Fragment key={index}>
          {lists[0] && part(lists, lists[0])}
          {isAutomation && claims && lists[0]?.kind === 'features' && (
            <HoursSaved figures={claims} {...around} />
          )}
          {lists[0]?.kind === 'platforms' && <WeekReport {...around} />}
        </Fragment>
      ))}
      {numbers && !lists.some(({ kind }) => kind === 'benefits') && (
        <div className="page columns section service-alone">
          {numbers}
          <p className="benefit">{service.benefit}</p>
        </div>
      )}
    </>
  )
}

const partners = ['email-marketing', 'web-development'] as const

type GoesWellWithProps = { services: Service[]; lang: Language; language: Language }

/** The services that automation works well with. */
export function GoesWellWith({ services, lang, language }: GoesWellWithProps) {
  const t = useTranslations('services.with')
  const found = partners.flatMap((slug) => services.find((service) => service.slug === slug) ?? [])
  if (found.length === 0) return null
  return (
    <section aria-labelledby="with" lang={langWithin(lang)(language)} className="band-sunk with">
      <div className="page">
        <h2 id="with">{t('title')}</h2>
        <ul>
          {partners.map((slug) =>
            found
              .filter((service) => service.slug === slug)
              .map(({ title, lang: own }) => (
                <li key={slug}>
                  <Link href={`/services/${slug}`} prefetch={false}>
                    <Picture name={`service-${slug}`} alt="" className="with-picture" />
                    <span>
                      <b lang={langWithin(language)(own)}>{title}</b> {t(slug)}
                    </span>
                  </Link>
                </li>
              )),
          )}
        </ul>
      </div>
    </section>
  )
}
