import { TextField } from './text-field'

type Props = { label: string; hint?: string }

export function EmailField(props: Props) {
  return (
    <TextField
      {...props}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
