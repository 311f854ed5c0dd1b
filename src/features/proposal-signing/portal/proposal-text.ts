import { richTextHtml } from '@/components/ui/rich-text-html'
import styles from './proposal-text.module.css'

const className = `${styles.text ?? ''} mt-18 text-body leading-(--lh-body) max-sm:mt-14 print:mt-14 print:text-[11pt]`

/** Returns the HTML of a proposal's text; an empty string when there is none. */
export const proposalText = (body: unknown): Promise<string> => richTextHtml(body, className)
