type Props = {
  phone: string
  url?: string
  /** Of the link. */
  className?: string
}

/** A phone number of the agency, as a link if it can be dialed. */
export const PhoneNumber = ({ phone, url, className = '' }: Props) =>
  url ? (
    <a className={`num ${className}`} href={url}>
      {phone}
    </a>
  ) : (
    <span className="num">{phone}</span>
  )
