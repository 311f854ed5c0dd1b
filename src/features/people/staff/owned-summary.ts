import type { useTranslations } from 'next-intl'

type Owned = { leads: number; proposals: number }

/** Returns what a person owns in words, such as '4 leads and 2 proposals'; undefined for nothing. */
export function ownedSummary(
  { leads, proposals }: Owned,
  t: ReturnType<typeof useTranslations<'peopleBoard'>>,
): string | undefined {
  const words = { leads: t('leads', { count: leads }), proposals: t('proposals', { count: proposals }) }
  if (leads && proposals) return t('both', words)
  if (leads) return words.leads
  return proposals ? words.proposals : undefined
}
