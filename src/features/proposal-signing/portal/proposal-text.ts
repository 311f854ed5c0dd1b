import { richTextHtml } from '@/components/ui/rich-text-html'
import styles from './proposal-text.module.css'

/** Returns the HTML of a proposal's text; an empty string when there is none. */
export const proposalText = (body: unknown): Promise<string> => richTextHtml(body, styles.text ?? '')
