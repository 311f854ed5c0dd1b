'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'

import { postVerb, SERVICE_TIMEOUT_MS } from '@/lib/run-verb'
import { connectionTest, type Connection } from '../rules'

type Texts = {
  test: string
  busy: string
  works: string
  failures: Record<string, string> & { failed: string }
}

/** Tries a service with the configured key. It says of each failure what its texts have, by the code of the error. */
export function TestButton({ what, texts }: { what: Connection; texts: Texts }) {
  const [busy, setBusy] = useState(false)
  const test = async () => {
    if (busy) return
    setBusy(true)
    const [verb, input] = connectionTest[what]
    const response = await postVerb(verb, input, SERVICE_TIMEOUT_MS)
    setBusy(false)
    if (response.success) toast.success(texts.works)
    else toast.error(texts.failures[response.error] ?? texts.failures.failed)
  }
  return (
    <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void test()}>
      {busy ? texts.busy : texts.test}
    </Button>
  )
}
