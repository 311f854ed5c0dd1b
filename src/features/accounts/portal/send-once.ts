import type { FormEvent } from 'react'

/** What a form does when it is sent: nothing while it is being sent, for a button that is pressed twice. */
export const sendOnce =
  (isSubmitting: boolean, submit: (event: FormEvent<HTMLFormElement>) => Promise<void>) =>
  (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (!isSubmitting) void submit(event)
  }
