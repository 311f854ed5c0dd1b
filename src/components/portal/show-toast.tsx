import { toast } from 'sonner'

import { ToastCard, toastDuration, type Toast } from '@/components/ui/use-toasts'

/** Shows a toast in place of the current one. `close` is the label of its button. */
export function showToast(props: Toast, close: string): void {
  toast.dismiss()
  toast.custom((id) => <ToastCard {...props} close={close} dismiss={() => toast.dismiss(id)} />, {
    duration: toastDuration,
  })
}
