'use client'

import { useState } from 'react'

import type { BarTexts } from './bar-texts'

/** The page at the size of a phone, in place of the page itself, which styles hide. */
export function PhoneFrame({ texts }: { texts: BarTexts }) {
  const [address] = useState(() => location.pathname)
  return (
    <div className="preview-stage">
      <iframe title={texts.frame} src={address} />
      <p>{texts.dimensions}</p>
    </div>
  )
}
