'use client'

import dynamic from 'next/dynamic'

export const MoneyField = dynamic(async () => (await import('./money-field')).MoneyField)
