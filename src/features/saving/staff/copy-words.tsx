'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { Button } from '@/components/ui/button'

/** Puts words on the clipboard, and says so in the button. */
export function CopyWords({ text, className }: { text: () => string; className?: string }) {
  const t = useTranslations('saving')
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text())
    setCopied(true)
  }
  return (
    <Button
      variant="line"
      size="compact"
      className={className}
      onClick={() => void copy().catch(() => setCopied(false))}
    >
      {t(isCopied ? 'copied' : 'copyWords')}
    </Button>
  )
}
