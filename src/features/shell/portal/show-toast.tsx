import { toast } from 'sonner'

import { ToastCard, toastDuration, type Toast } from '@/components/ui/toast-card'

/** Says that something went well or failed, in place of what was said before. `close` names the button. */
export function showToast(what: Toast, close: string): void {
  toast.dismiss()
  toast.custom((id) => <ToastCard {...what} close={close} dismiss={() => toast.dismiss(id)} />, {
    duration: toastDuration,
  })
}
