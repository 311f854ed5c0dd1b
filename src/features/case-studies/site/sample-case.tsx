import { useTranslations } from 'next-intl'

import { SampleMark } from '@/components/site/sample-mark'

type Props = { kind: 'short' | 'list' | 'page'; className?: string }

/** Says that a case is made up. */
export function SampleCase({ kind, className }: Props) {
  const t = useTranslations('cases.sample')
  return <SampleMark className={className}>{t(kind)}</SampleMark>
}
