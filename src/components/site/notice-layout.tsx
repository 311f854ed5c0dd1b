import type { ReactNode } from 'react'

type Props = {
  title: string
  text: string
  actions: ReactNode
  /** Shown beside the words; on phones below them. */
  picture?: ReactNode
}

/** The layout of a page with only a message. */
export const NoticeLayout = ({ title, text, actions, picture }: Props) => (
  <main id="content" className="grid pt-[clamp(--spacing(10),6vw,--spacing(22))]">
    <div className="page columns items-end gap-y-10">
      <div className="col-[1/7] grid justify-items-start gap-6 self-center pb-section max-sm:col-[1/13] max-sm:pb-0">
        <h1
          className={`max-w-full wrap-anywhere ${title.length < 5 ? '-ml-[0.03em] numeral text-n3' : 'title'}`}
        >
          {title}
        </h1>
        <p className="lead max-w-[30em]">{text}</p>
        <div className="mt-3 flex flex-wrap gap-4 max-sm:w-full max-sm:*:w-full">{actions}</div>
      </div>
      {picture && <div className="col-[7/13] max-sm:col-[1/13]">{picture}</div>}
    </div>
  </main>
)
