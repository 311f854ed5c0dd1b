'use client'

import { lazily } from '@/components/staff/lazily'

export const MoneyField = lazily(async () => (await import('./money-field')).MoneyField)
