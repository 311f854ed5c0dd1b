import { Fragment, type ReactNode } from 'react'

import type { Figures } from '@/features/page-copy/queries/page-copy'
import type { Language } from '@/i18n/languages'
import type { Service } from '../queries'
import type { ListKind } from '../rules'
import { Benefit } from './benefit'
import { Claims, HoursSaved } from './claims'
import { Jobs, Platforms, ProcessArch, type ServiceItemList, itemsOf } from './item-lists'
import { MessageFlow } from './message-flow'
import { WeekReport } from './week-report'

function SideBySideLists({ lists }: { lists: ServiceItemList[] }) {
  return (
    <div className="section band-sunk">
      <div className="page">
        <div className="deck piers grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))]">
          {lists.map((list) => (
            <section
              key={list.id}
              aria-labelledby={list.kind}
              className="pt-8 max-sm:border-l-0 max-sm:pb-6 sm:pr-8 sm:not-first:pl-8"
            >
              <h2 id={list.kind} className="mb-6 text-t3">
                {list.title}
              </h2>
              <ul className="rows">
                {itemsOf(list).map(({ id, title, text }) => (
                  <li key={id} className="py-4">
                    <h3 className="text-t1">{title}</h3>
                    {text && <p className="text-muted">{text}</p>}
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

type ItemsProps = { list: ServiceItemList; className: string; itemClass: string; titleClass?: string }

function Items({ list, className, itemClass, titleClass }: ItemsProps) {
  return (
    <ul className={className}>
      {itemsOf(list).map(({ id, title, text }) => (
        <li key={id} className={itemClass}>
          <h3 className={titleClass}>{title}</h3>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </ul>
  )
}

function TypeGrid({ list }: { list: ServiceItemList }) {
  return (
    <section
      aria-labelledby={list.kind}
      className={`section ${list.kind === 'contentTypes' ? 'band-maiz' : 'band-info'}`}
    >
      <div className="page">
        <h2 id={list.kind} className="title mb-14 max-w-[13em]">
          {list.title}
        </h2>
        <Items
          list={list}
          className="deck grid border-line-strong sm:max-lg:grid-cols-2 lg:grid-cols-3"
          itemClass="border-line-strong max-sm:py-6 max-sm:not-first:border-t-2 sm:pt-8 sm:pr-8 sm:pb-14 sm:max-lg:even:border-l-2 sm:max-lg:even:pl-6 sm:max-lg:nth-[n+3]:border-t-2 lg:nth-[n+4]:border-t-2 lg:not-nth-[3n+1]:border-l-2 lg:not-nth-[3n+1]:pl-6"
          titleClass="mb-2"
        />
      </div>
    </section>
  )
}

/** Benefits below a thick line, three in a row. */
const BenefitsGrid = ({ list, children }: { list: ServiceItemList; children?: ReactNode }) => (
  <section aria-labelledby={list.kind} className="section band-info">
    <div className="page">
      {children}
      <h2 id={list.kind} className="title">
        {list.title}
      </h2>
      <Items
        list={list}
        className="deck mt-10 grid border-line-strong sm:grid-cols-3"
        itemClass="max-sm:border-line max-sm:py-4 max-sm:not-first:border-t sm:border-line-strong sm:pt-6 sm:pr-gap sm:pb-8 sm:nth-[n+4]:pt-2 sm:not-nth-[3n+1]:border-l-2 sm:not-nth-[3n+1]:pl-gap"
        titleClass="mb-1.5"
      />
    </div>
  </section>
)

function Benefits({ list, children }: { list: ServiceItemList; children?: ReactNode }) {
  return (
    <section aria-labelledby={list.kind} className="page section">
      {children}
      <div className="columns">
        <h2 id={list.kind} className="col-span-full text-t3 max-lg:mb-6 lg:col-[1/5]">
          {list.title}
        </h2>
        <Items
          list={list}
          className="col-span-full grid gap-x-gap sm:grid-cols-2 lg:col-[5/13]"
          itemClass="border-t border-line pt-4 pb-6"
          titleClass="mb-0.5 text-t1 leading-[1.25] tracking-[-0.012em]"
        />
      </div>
    </section>
  )
}

/** A list with a sticky heading. After the sample week the two have the space of one between them. */
function ItemRows({ list }: { list: ServiceItemList }) {
  return (
    <section aria-labelledby={list.kind} className="page columns section [section:has(>table)+&]:pt-0">
      <div className="col-span-full lg:col-[1/5]">
        <h2 id={list.kind} className="text-t3 max-lg:mb-8 lg:sticky lg:top-[calc(var(--header)+var(--s6))]">
          {list.title}
        </h2>
      </div>
      <Items
        list={list}
        className="rows col-span-full lg:col-[5/13]"
        itemClass="grid gap-x-gap gap-y-2 py-6 sm:grid-cols-[5fr_7fr]"
      />
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
  const ownClaims = isAutomation ? undefined : claims
  const numbers = ownClaims && <Claims figures={ownClaims} className="mb-18" {...around} />
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
      {ownClaims && !lists.some(({ kind }) => kind === 'benefits') && (
        <div className="page columns section max-lg:gap-y-14">
          <Claims figures={ownClaims} className="col-span-full lg:col-[1/9]" {...around} />
          <Benefit className="col-span-full max-w-[26em] self-start text-t2 leading-[1.2] lg:col-[9/13]">
            {service.benefit}
          </Benefit>
        </div>
      )}
    </>
  )
}
