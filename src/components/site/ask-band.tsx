import type { ReactNode } from 'react'

/** A quiet band at the end of a list, in the place of the large call: a question, what happens next, and one button. */
export const AskBand = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <section aria-labelledby="ask" className="band-sunk print:hidden">
    <div className="page grid grid-cols-1 items-center gap-x-8 gap-y-5 py-18 lg:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_auto]">
      <h2 id="ask" className="text-t4">
        {title}
      </h2>
      <p className="lead">{text}</p>
      {children}
    </div>
  </section>
)
