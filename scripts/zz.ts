import { plain } from './process/plain.mjs'
throw plain('nope: mend it.')
