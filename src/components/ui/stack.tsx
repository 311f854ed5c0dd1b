import type { ComponentProps } from 'react'

/** The space between two neighbors, in steps of 4 px. */
const gaps = { 1: 'gap-1', 2: 'gap-2', 3: 'gap-3', 4: 'gap-4', 6: 'gap-6', 8: 'gap-8' }
const justifies = { start: '', between: 'justify-between', end: 'justify-end', center: 'justify-center' }

type StackProps = ComponentProps<'div'> & { gap?: keyof typeof gaps }
type ClusterProps = StackProps & { justify?: keyof typeof justifies }

/** One thing below the other. */
export const Stack = ({ gap = 4, className = '', ...rest }: StackProps) => (
  <div className={`flex flex-col ${gaps[gap]} ${className}`} {...rest} />
)

/** One thing beside the other, in as many lines as they need. */
export const Cluster = ({ gap = 2, justify = 'start', className = '', ...rest }: ClusterProps) => (
  <div className={`flex flex-wrap items-center ${gaps[gap]} ${justifies[justify]} ${className}`} {...rest} />
)
