'use client'

import { toast } from '@payloadcms/ui'

import { useBoardToasts, type BoardToasts } from '@/components/staff/use-toasts'

export type GeneratorToasts = BoardToasts & {
  /** Something that is missing, or that failed, under a title of its own. */
  refused: (title: string, description: string) => void
}

export function useGeneratorToasts(): GeneratorToasts {
  const toasts = useBoardToasts()
  return { ...toasts, refused: (title, description) => void toast.error(title, { description }) }
}
