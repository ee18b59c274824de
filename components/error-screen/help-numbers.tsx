const emergencyNumber = '112'

/** Renders whom to call, without a word: all that is left when not even the error page could be loaded. */
export function HelpNumbers() {
  return (
    <p>
      {[process.env.PHONE, emergencyNumber].map((number) => (
        <a key={number} href={`tel:${number}`} dir="ltr">
          {number}{' '}
        </a>
      ))}
    </p>
  )
}
