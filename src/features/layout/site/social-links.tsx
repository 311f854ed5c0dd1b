type Props = { links: { network: string; url: string }[]; newTab: string }

/** Brand names are not translated. */
const names: Record<string, string> = {
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  x: 'X',
  whatsapp: 'WhatsApp',
}

const paths: Record<string, string> = {
  linkedin: 'M5 9v10M5 5v.5M10 19V9M10 13c0-5 8-5.500 8 .5V19',
  instagram:
    'M4 8a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4zM12 8.500a3.500 3.500 0 1 0 0 7a3.500 3.500 0 0 0 0-7M17 6.800v.4',
  facebook: 'M15 4h-1.500A3.500 3.500 0 0 0 10 7.500V21M7 12h7',
  youtube: 'M3 9a4 4 0 0 1 4-4h10a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4zM10.500 9.500v5l4-2.500z',
  tiktok: 'M13 4v11.500a3.500 3.500 0 1 1-3.500-3.500M13 4c.3 3 2.200 4.800 5 5',
  x: 'M5 4l14 16M19 4L5 20',
  whatsapp: 'M4 20l1.300-4A8 8 0 1 1 8.500 19zM9 9c0 3.500 2.500 6 6 6',
}

/** Links to the agency's profiles on social networks. */
export function SocialLinks({ links, newTab }: Props) {
  return (
    <ul className="site-footer-social">
      {links.map(({ network, url }) => (
        <li key={url}>
          <a
            href={url}
            target="_blank"
            rel="noopener"
            aria-label={`${names[network] ?? network} (${newTab})`}
          >
            <svg
              viewBox="0 0 24 24"
              width="24"
              height="24"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.8"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              <path d={paths[network] ?? paths.x} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  )
}
