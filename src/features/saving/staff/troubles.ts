import { isLater, type Failure, type Outcome } from '../answer-rules'
import { AUTOSAVE_MS, retryDelay, type Editor } from '../saving-rules'
import type { FormWords } from './form-words'
import type { SavingStore } from './saving-store'
import { serverTime } from './send-document'

/** The form whose saves fail. */
interface Troubled extends Pick<SavingStore, 'dispatch' | 'getState'> {
  readonly words: FormWords | undefined
  readonly shownAt: string | undefined
  readonly isAutosaved: boolean
  /** Saves in so many milliseconds what isn't saved then. */
  schedule(ms: number): void
  /** Doesn't save by itself before the next key. */
  wait(): void
}

/** Why the words of a form aren't saved, and when it is tried again: failures, refusals, and colleagues who write. */
export class Troubles {
  private attempts = 0

  constructor(private readonly form: Troubled) {}

  /** The next failure is the first one. */
  end(): void {
    this.attempts = 0
  }

  /** Says what went wrong, and tries again where that may help. */
  settle(outcome: Exclude<Outcome, { kind: 'saved' }>): void {
    const at = new Date(serverTime()).toISOString()
    if (outcome.kind === 'refused') this.form.words?.port.showProblems(outcome.problems)
    if (outcome.kind === 'locked') this.refusedByLock(at)
    else if (outcome.kind === 'failed') this.failed(outcome)
    else if (outcome.kind === 'changed')
      this.form.dispatch({ type: 'troubled', trouble: { kind: 'elsewhere', at } })
    else if (outcome.kind === 'refused' || outcome.kind === 'signedOut')
      this.form.dispatch({ type: 'troubled', trouble: outcome })
  }

  /** A colleague has the document open. */
  lockedBy(editor: Editor): void {
    const { trouble } = this.form.getState()
    if (trouble?.kind === 'taken' && trouble.editor.name !== undefined) return
    this.form.wait()
    const kind = this.form.words?.areUnsaved ? 'taken' : 'locked'
    this.form.dispatch({ type: 'troubled', trouble: { kind, editor } })
  }

  /** Nobody else has the document open now. `updatedAt`: when it was saved last; null when it's gone. */
  unlocked(updatedAt: string | null): void {
    const { trouble } = this.form.getState()
    if (trouble?.kind === 'locked') this.form.dispatch({ type: 'cleared' })
    if (trouble?.kind !== 'taken') return
    // What was typed here stays to be compared with what a colleague has saved since.
    if (updatedAt !== null && isLater(updatedAt, this.form.shownAt))
      this.form.dispatch({ type: 'troubled', trouble: { kind: 'elsewhere', at: updatedAt } })
    // A save was refused, and nobody is known to be writing: whoever it was may be gone by the next one.
    else if (trouble.editor.name === undefined) this.failed({ kind: 'failed', reason: 'occupied' })
    else {
      this.form.dispatch({ type: 'cleared' })
      if (this.form.isAutosaved) this.form.schedule(AUTOSAVE_MS)
    }
  }

  /** The lock isn't asked after again when nobody was found to hold it before. */
  private refusedByLock(at: string): void {
    const { trouble } = this.form.getState()
    const reason = 'occupied'
    if (trouble?.kind === 'failed' && trouble.reason === reason) this.failed({ kind: 'failed', reason })
    else this.lockedBy({ name: undefined, at })
  }

  private failed({ reason, retryAfterMs }: Failure): void {
    this.attempts += 1
    const wait = retryDelay(this.attempts, retryAfterMs)
    const retryAt = performance.now() + wait
    this.form.dispatch({
      type: 'troubled',
      trouble: { kind: 'failed', reason, attempt: this.attempts, retryAt },
    })
    this.form.schedule(wait)
  }
}
