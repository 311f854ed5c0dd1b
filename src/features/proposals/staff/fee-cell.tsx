type Props = { label: string; isMonthly?: boolean; className?: string; children: string }

/** An amount in the tables of proposals and of templates; on phones with its label, on the left if it is no monthly one. */
export const FeeCell = ({ label, isMonthly = false, className = '', children }: Props) => (
  <td
    data-label={label}
    className={`text-end max-md:before:text-muted max-md:before:content-[attr(data-label)_'_'] ${isMonthly ? 'max-md:col-start-2' : 'max-md:col-start-1 max-md:text-start'} ${className}`}
  >
    {children}
  </td>
)
