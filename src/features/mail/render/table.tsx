import type { CSSProperties, ReactNode } from 'react'

type Props = { children: ReactNode; className?: string; style?: CSSProperties }

/** A layout table: the only layout that all email clients support. */
export const Table = ({ children, ...rest }: Props) => (
  <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} {...rest}>
    <tbody>{children}</tbody>
  </table>
)
