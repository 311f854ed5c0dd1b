import type { ComponentProps, ReactNode } from 'react'

type FiguresProps = ComponentProps<'dl'> & {
  /** Whether they follow the greeting, and on a phone need a line above them. */
  isFirst?: boolean
}

/** Three figures beside each other, on phones below. Their width there decides whether a figure fits beside its name. */
export const Figures = ({ isFirst = false, ...rest }: FiguresProps) => (
  <dl
    className={`mt-10 grid grid-cols-3 border-y border-line max-md:@container max-md:grid-cols-1 ${
      isFirst ? 'max-md:mt-7' : 'max-md:mt-2 max-md:border-t-0'
    }`}
    {...rest}
  />
)

type FigureProps = {
  name: string
  value: ReactNode
  note: ReactNode
  /** An amount: on a phone it needs the space beside its note. */
  isWide?: boolean
}

export const Figure = ({ name, value, note, isWide = false }: FigureProps) => (
  <div className="min-w-0 border-l border-line pt-5.5 pr-6 pb-6 pl-7 first:border-l-0 first:pl-0 max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-baseline max-md:gap-x-4 max-md:border-t max-md:border-l-0 max-md:px-0 max-md:py-4 max-md:first:border-t-0 @max-[16rem]:grid-cols-1">
    <dt className="font-medium">{name}</dt>
    <dd
      className={`mt-1.5 font-display text-t4 leading-[1.1] font-head tracking-[-0.03em] lining-nums tabular-nums max-md:col-start-2 max-md:m-0 max-md:self-center max-md:text-end @max-[16rem]:col-start-1 @max-[16rem]:row-auto @max-[16rem]:text-start ${
        isWide ? 'max-md:row-1 max-md:text-t3' : 'max-md:row-[1/3]'
      }`}
    >
      {value}
    </dd>
    <dd
      className={`mt-1.5 text-muted tabular-nums max-md:m-0 ${isWide ? 'max-md:col-span-full' : 'max-md:col-start-1'}`}
    >
      {note}
    </dd>
  </div>
)
