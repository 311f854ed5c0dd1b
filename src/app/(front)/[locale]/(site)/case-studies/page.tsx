import type { Metadata } from 'next'

import { soonHead, SoonScreen } from '../soon-screen'

export const generateMetadata = (): Promise<Metadata> => soonHead('case-studies')

export default function CaseStudiesPage() {
  return <SoonScreen name="case-studies" />
}
