'use client'

import { ShimmerEffect } from '@payloadcms/ui'
import { Suspense, useEffect, useState, type ComponentProps, type ReactNode } from 'react'

import { lazily } from '../staff/lazily'
import { EditorDrawn } from './editor-drawn'

const Editor = lazily(async () => (await import('./text-editor')).TextEditor)

/**
 * The editor of a rich text, which is loaded when a form shows it. Until it has drawn the text there is `early`, or as much
 * room as Payload keeps, so that the form doesn't move. The server draws no editor.
 */
export function TextEditor({ early, ...props }: ComponentProps<typeof Editor> & { early?: ReactNode }) {
  const [state, setState] = useState<'early' | 'loading' | 'drawn'>('early')
  // oxlint-disable-next-line react/set-state-in-effect -- the first render is the server's
  useEffect(() => setState('loading'), [])
  return (
    <>
      {state !== 'drawn' && (early ?? <ShimmerEffect height="35vh" />)}
      {state !== 'early' && (
        <div hidden={state !== 'drawn'}>
          <Suspense fallback={null}>
            <EditorDrawn value={() => setState('drawn')}>
              <Editor {...props} />
            </EditorDrawn>
          </Suspense>
        </div>
      )}
    </>
  )
}
