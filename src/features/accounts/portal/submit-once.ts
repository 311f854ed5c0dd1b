import type { SubmitEvent } from 'react'

/** Returns a submit handler that does nothing while the form is being sent, so that a double click sends it once. */
export const submitOnce =
  (isSubmitting: boolean, submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>) =>
  (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (!isSubmitting) void submit(event)
  }
