import type { ReactNode } from 'react'

import { Picture } from '@/components/ui/picture'
import { PortalMain } from './frame'

type Props = {
  picture: 'empty' | 'error'
  title: string
  text: string
  /** The way on. */
  children: ReactNode
}

/** In place of a page that cannot be shown: why, and where to go. */
export const ClosedPage = ({ picture, title, text, children }: Props) => (
  <PortalMain width="narrow" className="grid content-start justify-items-start gap-4">
    <Picture name={picture} alt="" priority className="h-auto w-80" />
    <h1 className="text-title">{title}</h1>
    <p className="max-w-[60ch]">{text}</p>
    <p>{children}</p>
  </PortalMain>
)
