import { Sign } from '@/components/ui/field'

/** What went wrong with a form as a whole; said at once to whoever listens. */
export const FormFault = ({ text }: { text: string | undefined }) => (
  <div role="alert">
    {text && (
      <p className="fault">
        <Sign />
        {text}
      </p>
    )}
  </div>
)
