import type { PictureUse } from '../rules'
import type { Text } from './texts'

/** The documents that use a picture, with links to their forms. */
export const UseList = ({ uses, text }: { uses: PictureUse[]; text: Text }) => (
  <ul>
    {uses.map(({ title, href, place, isDraft }) => (
      <li key={`${href} ${place}`}>
        <a href={href}>{title}</a>
        {['', text(`uses:${place}`), ...(isDraft ? [text('uses:draft')] : [])].join(' · ')}
      </li>
    ))}
  </ul>
)
