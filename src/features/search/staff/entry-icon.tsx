import type { Icon } from './groups'

/** In a 24 by 24 box. */
const paths: Record<Icon, string> = {
  screen: 'M3.5 5h17v11h-17zM9 20h6M12 16v4',
  add: 'M12 5v14M5 12h14',
  away: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  leads: 'M4 20v-8a8 8 0 0 1 16 0v8M9 20v-8a3 3 0 0 1 6 0v8',
  clients: 'M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM4.5 20a7.5 6 0 0 1 15 0',
  tickets: 'M4 5h16v11h-9l-4 4v-4H4z',
  proposals: 'M13.5 3H6v18h12V7.5zM13.5 3v4.5H18M9 12.5h6M9 16h6',
  invoices: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8.5h6M9 12.5h6',
  posts: 'M4 4.5h16v15H4zM8 9h8M8 12.5h8M8 16h5',
}

/** What kind of thing an entry is. */
export const EntryIcon = ({ icon }: { icon: Icon }) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.7"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={paths[icon]} />
  </svg>
)
