import { readFileSync } from 'node:fs'

import { type Look } from './camera'

/** Reads a file of src/messages in the look's language, to find controls by their text. */
export const readMessages = ({ language }: Look, file: string): unknown =>
  JSON.parse(readFileSync(`src/messages/${language}/${file}.json`, 'utf8'))
