import type { Metadata } from 'next'

import { soonHead, SoonScreen } from '../soon-screen'

export const generateMetadata = (): Promise<Metadata> => soonHead('industries')

export default function IndustriesPage() {
  return <SoonScreen name="industries" />
}
