'use client'

import { createContext } from 'react'

/** What an editor calls when its text is on the screen. */
export const EditorDrawn = createContext<() => void>(() => undefined)
