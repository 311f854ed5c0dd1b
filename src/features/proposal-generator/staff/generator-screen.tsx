'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'

import { ProposalDialog } from '@/features/proposals/staff/proposal-dialog'
import { Generator } from './generator'
import { hintedAddress } from '@/lib/generator-address'

/** The generator on a page of its own, for the lead that the URL names, or else the one that `noteLead` has stored. */
export function GeneratorScreen({ lead }: { lead: string | null }) {
  const t = useTranslations('proposalGenerator')
  useEffect(() => {
    const address = hintedAddress(lead, location.search)
    if (address) location.replace(address)
  }, [lead])
  return (
    <main id="content" className="staff-dashboard generator-page">
      <h1>{t('heading')}</h1>
      <Generator lead={lead} />
      <ProposalDialog />
    </main>
  )
}
