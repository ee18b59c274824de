import Link from 'next/link'
import { ContactForm } from '../contact-form'
import { SiteHeader } from '../site-header'
import { textsFor } from '../texts'

export default async function ContactsPage({ params }) {
  const { title, lead, ways, sections, form, footer, ...header } = textsFor((await params).parts)
  return (
    <>
      <SiteHeader header={header.header} menu={header.menu} languages={header.languages} />
      <main>
        <h1>{title}</h1>
        <p>{lead}</p>
        <ul>
          {ways.map(({ href, label, suits }) => (
            <li key={href}>
              <a href={href}>{label}</a> {suits}
            </li>
          ))}
        </ul>
        {sections.map(({ title, paragraphs }) => (
          <section key={title}>
            <h2>{title}</h2>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </section>
        ))}
        <h2>{form.title}</h2>
        <p>{form.lead}</p>
        <ContactForm words={form} />
      </main>
      <footer>
        {footer.map(({ href, label }) => (
          <Link key={href} href={href}>
            {label}
          </Link>
        ))}
      </footer>
    </>
  )
}
