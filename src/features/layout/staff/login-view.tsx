import { LoginView as PayloadLoginView } from '@payloadcms/next/views'
import type { AdminViewServerProps } from 'payload'

/** Payload's own sign-in inside the main landmark that its page lacks. */
export const LoginView = (props: AdminViewServerProps) => (
  <main className="login-main">
    <PayloadLoginView {...props} />
  </main>
)
