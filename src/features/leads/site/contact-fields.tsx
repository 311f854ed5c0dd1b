import { leadLimits } from '../rules'
import { ContactField } from './contact-field'
import { faultText, type ContactTexts } from './contact-texts'

type Props = { texts: ContactTexts; values: Record<string, string>; faults: Record<string, string> }

/** The fields of the contact form, plain HTML: they work before any script. */
export function ContactFields({ texts, values, faults }: Props) {
  const field = (name: keyof ContactTexts['labels'], optional = false) => ({
    name,
    label: texts.labels[name],
    optional: optional ? texts.optional : undefined,
    fault: faults[name] && faultText(texts, name, faults[name]),
  })
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <ContactField {...field('name')}>
          {(attributes) => (
            <input
              {...attributes}
              required
              maxLength={leadLimits.name}
              autoComplete="name"
              defaultValue={values.name}
            />
          )}
        </ContactField>
        <ContactField {...field('email')}>
          {(attributes) => (
            <input
              {...attributes}
              type="email"
              required
              maxLength={leadLimits.email}
              autoComplete="email"
              defaultValue={values.email}
            />
          )}
        </ContactField>
        <ContactField {...field('phone', true)}>
          {(attributes) => (
            <input
              {...attributes}
              type="tel"
              maxLength={leadLimits.phone}
              autoComplete="tel"
              defaultValue={values.phone}
            />
          )}
        </ContactField>
        <ContactField {...field('company', true)}>
          {(attributes) => (
            <input
              {...attributes}
              maxLength={leadLimits.company}
              autoComplete="organization"
              defaultValue={values.company}
            />
          )}
        </ContactField>
      </div>
      <ContactField {...field('service_interest', true)}>
        {(attributes) => (
          <select {...attributes} defaultValue={values.service_interest ?? ''}>
            <option value="">{texts.choose}</option>
            {texts.services.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </ContactField>
      <ContactField {...field('message')}>
        {(attributes) => (
          <textarea
            {...attributes}
            required
            rows={5}
            maxLength={leadLimits.message}
            defaultValue={values.message}
          />
        )}
      </ContactField>
      <div className="honeypot" aria-hidden="true">
        <label htmlFor="contact-website">{texts.labels.website}</label>
        <input id="contact-website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  )
}
