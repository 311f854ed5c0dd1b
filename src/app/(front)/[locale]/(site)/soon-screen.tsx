import { getLocale } from 'next-intl/server'

import { pageCopy } from '@/features/pages/queries'
import { SoonPage, type SoonName } from '@/features/pages/site/soon-page'
import { NotFound } from '@/features/shell/site/not-found'
import { Unreadable } from '@/features/shell/site/unreadable'
import { reading } from './page-data'

/** Such a page: what it will hold, and what to do meanwhile. */
export async function SoonScreen({ name }: { name: SoonName }) {
  const language = await getLocale()
  const page = await reading(name, pageCopy(`${name}-page`, language))
  if (page === undefined) return <Unreadable />
  return page ? <SoonPage name={name} {...page} language={language} /> : <NotFound />
}
