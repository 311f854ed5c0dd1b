import { initialSaving, nextSaving, type Saving, type SavingEvent } from '../saving-rules'

/** What became of the words of a form, for `useSyncExternalStore`. */
export class SavingStore {
  private state = initialSaving
  private readonly listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
  readonly getState = (): Saving => this.state

  dispatch(event: SavingEvent): void {
    const next = nextSaving(this.state, event)
    if (next === this.state) return
    this.state = next
    for (const listener of this.listeners) listener()
  }

  get isUnsaved(): boolean {
    return this.state.unsavedSince !== undefined
  }
}
