import type { ComponentProps } from 'react'

import { TASK_FORM } from './lead-mutations'

/** The form of what is being done with a lead. A button in the foot of the dialog submits it. */
export const LeadTaskForm = ({ children, ...rest }: ComponentProps<'form'>) => (
  <form
    id={TASK_FORM}
    noValidate
    className="grid gap-3 border-t-2 border-ink bg-surface px-4 pt-3.5 pb-4 max-md:-mx-4"
    {...rest}
  >
    {children}
  </form>
)
