import type { ReactNode } from 'react'

import { Picture } from '@/components/ui/picture'

type Props = {
  title: ReactNode
  lead?: string
  /** The language of the title, if it differs from the page's. */
  lang?: string
  /** What to do. */
  children: ReactNode
}

/** The band above the footer: large words, what to do, and a wall below both. */
export const CallBand = ({ title, lead, lang, children }: Props) => (
  <section
    aria-labelledby="final"
    className="band-call relative isolate overflow-clip pt-section print:hidden"
  >
    <div className="page columns">
      <h2 id="final" lang={lang} className="title-hero col-[1/12] leading-[0.95]">
        {title}
      </h2>
      {lead && <p className="lead col-[1/7] mt-8 max-lg:col-[1/13]">{lead}</p>}
      <div className="col-[1/9] mt-14 flex flex-wrap items-center gap-x-10 gap-y-6 max-sm:col-[1/13] max-sm:gap-y-2">
        {children}
      </div>
    </div>
    {/* Between lg and 80rem there is less of the sun beside the actions, which are nearly as long as the words above. */}
    <Picture
      name="final-wall"
      alt=""
      className="relative -z-1 -mt-[12.5vw] block aspect-[1440/440] h-auto min-h-47.5 w-full object-cover object-right-bottom max-sm:mt-6 lg:max-[80rem]:-mt-[6vw]"
    />
  </section>
)
