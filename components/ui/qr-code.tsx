import { qrCode } from '@/lib/qr-code'

type Props = {
  text: string
  /** What the code holds, for those who cannot see it. */
  label: string
  className?: string
}

/**
 * Renders a QR code, drawn at build. Black on white in every scheme: readers need the dark modules to
 * be the dark ones.
 */
export function QrCode({ text, label, className }: Props) {
  const { size, path } = qrCode(text)
  return (
    <svg
      className={className}
      role="img"
      aria-label={label}
      width="160"
      height="160"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  )
}
