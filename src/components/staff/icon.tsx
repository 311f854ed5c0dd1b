/** In a 24 by 24 box. */
const paths = {
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.2a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 0 0 0-5.6z',
  proposal: 'M13.5 3H6v18h12V7.5ZM13.5 3v4.5H18M12 11.5v6M9 14.5h6',
  bin: 'M4 6.5h16M9 6.5V4h6v2.5M6 6.5 7 20.5h10l1-14M10 10.5v6M14 10.5v6',
  mail: 'M3 5.5h18v13H3zM3.5 6.5l8.5 7 8.5-7',
  openMail: 'M3 10v10.5h18V10L12 3.5ZM3.5 10.5l8.5 5.5 8.5-5.5',
  phone:
    'M5 4h4l1.7 4.8-2.2 1.7a12 12 0 0 0 5 5l1.7-2.2L20 15v4a1.5 1.5 0 0 1-1.6 1.5C10.5 20 4 13.5 3.5 5.6A1.5 1.5 0 0 1 5 4Z',
  whatsapp:
    'M3.5 20.5 5 16a8.5 8.5 0 1 1 3.3 3.2ZM9 8.5c-.4 3.6 2.9 6.9 6.5 6.5l.5-1.7-2-1-1 1a5 5 0 0 1-2.3-2.3l1-1-1-2Z',
  person: 'M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM4 20.5c.8-4 3.8-6 8-6s7.2 2 8 6',
  note: 'M4 4h16v10.5L14.5 20H4ZM20 14.5h-5.5V20M8 8.5h8M8 12.5h4',
  change: 'M4 8.5h14.5M15 5l3.5 3.5L15 12M20 15.5H5.5M9 12l-3.5 3.5L9 19',
  send: 'M4 12 20 4.5 15.5 20l-4-6.5ZM11.5 13.5 20 4.5',
  add: 'M12 5v14M5 12h14',
  lock: 'M5.5 11h13v9.5h-13zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  check: 'm4.5 12.5 5 5L19.5 7',
  edit: 'M4 20h4L19.5 8.5l-4-4L4 16ZM13 7l4 4',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  open: 'M10 5H5v14h14v-5M13.5 4.5h6v6M19 5l-8.5 8.5',
  link: 'M10 14a4.5 4.5 0 0 0 6.5.3l3-3a4.6 4.6 0 0 0-6.5-6.5l-1 1M14 10a4.5 4.5 0 0 0-6.5-.3l-3 3a4.6 4.6 0 0 0 6.5 6.5l1-1',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  back: 'M20 12H4.5M11 5.5 4.5 12l6.5 6.5',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4',
  video: 'M3 6.5h12v11H3zM15 10.5l6-3.5v10l-6-3.5',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2',
  warning: 'M12 4 2.8 19.5h18.4ZM12 10v4.5M12 17v.01',
  folder: 'M3.5 6h6l2 2.5h9V19h-17Z',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17zM12 11v5.5M12 7.8v.01',
  model: 'M4 17.5a8 8 0 0 1 16 0M12 3v3.5M5 6l2 2.5M19 6l-2 2.5',
  screen: 'M3.5 5h17v11h-17zM9 20h6M12 16v4',
  away: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  // The kinds of documents that the command bar finds.
  leads: 'M4 20v-8a8 8 0 0 1 16 0v8M9 20v-8a3 3 0 0 1 6 0v8',
  clients: 'M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM4.5 20a7.5 6 0 0 1 15 0',
  tickets: 'M4 5h16v11h-9l-4 4v-4H4z',
  proposals: 'M13.5 3H6v18h12V7.5zM13.5 3v4.5H18M9 12.5h6M9 16h6',
  invoices: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8.5h6M9 12.5h6',
  posts: 'M4 4.5h16v15H4zM8 9h8M8 12.5h8M8 16h5',
} as const

export type IconName = keyof typeof paths

type Props = {
  name: IconName
  /** Takes the picture from `RowIcons`, which the list that repeats it has once. */
  isRepeated?: boolean
  className?: string
}

const idOf = (name: IconName) => `icon-${name}`

/** An icon of the boards and of the command bar, in the color of the text; smaller in a button. */
export const Icon = ({ name, isRepeated = false, className = '' }: Props) => (
  <svg
    viewBox="0 0 24 24"
    width="18"
    height="18"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    className={`flex-none in-[.button]:size-4 ${className}`}
    aria-hidden="true"
  >
    {isRepeated ? <use href={`#${idOf(name)}`} /> : <path d={paths[name]} />}
  </svg>
)

/** The pictures of the icons that each row of a list repeats. */
export const RowIcons = ({ names }: { names: readonly IconName[] }) => (
  <svg className="hidden" aria-hidden="true">
    {names.map((name) => (
      <path key={name} id={idOf(name)} d={paths[name]} />
    ))}
  </svg>
)
