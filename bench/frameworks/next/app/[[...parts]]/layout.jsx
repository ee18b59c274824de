import { textsFor } from '../texts'

export const dynamicParams = false

export function generateStaticParams() {
  return [['contacts'], ['en', 'contacts'], ['es', 'contacts']].map((parts) => ({ parts }))
}

export async function generateMetadata({ params }) {
  return { title: textsFor((await params).parts).title }
}

export default async function Layout({ params, children }) {
  return (
    <html lang={textsFor((await params).parts).locale}>
      <body>{children}</body>
    </html>
  )
}
