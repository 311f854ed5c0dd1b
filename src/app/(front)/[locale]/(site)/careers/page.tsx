import type { Metadata } from 'next'

import { soonHead, SoonScreen } from '../soon-screen'

export const generateMetadata = (): Promise<Metadata> => soonHead('careers')

export default function CareersPage() {
  return <SoonScreen name="careers" />
}
