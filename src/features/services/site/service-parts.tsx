import { Fragment, type ReactNode } from 'react'

import type { Figures } from '@/features/pages/queries'
import type { Language } from '@/i18n/languages'
import type { Service } from '../queries'
import type { ListKind } from '../rules'
import { Benefits } from './benefits'
import { Claims } from './claims'
import type { List } from './list'
import { Platforms } from './platforms'
import { ProcessArch } from './process-arch'
import { Rows } from './rows'
import { Shelves } from './shelves'
import { Types } from './types'

type Props = { service: Service; language: Language; claims?: Figures }

/** Lists that stand side by side as one part. */
const beside: ReadonlySet<ListKind> = new Set(['websites', 'mobile', 'technologies'])

/** The lists in their order, those that stand side by side together. */
function partsOf(lists: List[]): List[][] {
  const parts: List[][] = []
  for (const list of lists) {
    const last = parts.at(-1)
    if (last?.[0] && beside.has(last[0].kind) && beside.has(list.kind)) last.push(list)
    else parts.push([list])
  }
  return parts
}

/** The lists of a service, each drawn as what it is, and the figures that belong to them. */
export function ServiceParts({ service, language, claims }: Props) {
  const { lang } = service
  const lists = (service.lists ?? []).filter(({ items }) => items?.length)
  const numbers = claims && <Claims figures={claims} lang={lang} language={language} />
  const part = (part: List[], list: List): ReactNode => {
    if (beside.has(list.kind)) return <Shelves lists={part} />
    if (list.kind === 'process') return <ProcessArch list={list} lang={lang} language={language} />
    if (list.kind === 'platforms') return <Platforms list={list} />
    if (list.kind === 'contentTypes' || list.kind === 'campaignTypes') return <Types list={list} />
    return list.kind === 'benefits' ? <Benefits list={list}>{numbers}</Benefits> : <Rows list={list} />
  }
  return (
    <>
      {partsOf(lists).map((lists, index) => (
        <Fragment key={index}>{lists[0] && part(lists, lists[0])}</Fragment>
      ))}
      {numbers && !lists.some(({ kind }) => kind === 'benefits') && (
        <div className="page columns section service-alone">
          {numbers}
          <p className="offer-benefit">{service.benefit}</p>
        </div>
      )}
    </>
  )
}
