import { line, passage } from '../fields/copy'
import { page } from './page'

/** What stands above the list of posts. */
export const ResourcesPage = page('resources-page', [line('title'), passage('lead')])
