import { useState, useSyncExternalStore } from 'react'

const nothing = () => () => {}
const none: readonly string[] = []
let known: readonly string[] | undefined

/** All zones that the browser knows; none before scripts. */
const zonesOfBrowser = (): readonly string[] => (known ??= Intl.supportedValuesOf('timeZone'))

/**
 * The zone in which times are shown: the one that was chosen, else the browser's own, and `initial` until scripts know it. `isLive`
 * says whether they do.
 */
export function useVisitorZone(initial: string, isFixed: boolean) {
  const [chosen, setChosen] = useState<string | undefined>(isFixed ? initial : undefined)
  const own = useSyncExternalStore(
    nothing,
    () => new Intl.DateTimeFormat().resolvedOptions().timeZone || initial,
    () => undefined,
  )
  const zones = useSyncExternalStore(nothing, zonesOfBrowser, () => none)
  return { zone: chosen ?? own ?? initial, zones, choose: setChosen, isLive: own !== undefined }
}
