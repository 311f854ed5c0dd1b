import { ErrorIcon } from '@/components/ui/error-icon'

/** The error of a whole form, announced to screen readers. */
export const FormError = ({ text }: { text: string | undefined }) => (
  <div role="alert">
    {text && (
      <p className="form-error">
        <ErrorIcon />
        {text}
      </p>
    )}
  </div>
)
