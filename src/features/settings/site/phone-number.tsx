type Props = { phone: string; url?: string }

/** A phone number of the agency, as a link if it can be dialed. */
export const PhoneNumber = ({ phone, url }: Props) =>
  url ? (
    <a className="num" href={url}>
      {phone}
    </a>
  ) : (
    <span className="num">{phone}</span>
  )
