import styles from './icon-shape.module.css'

type Props = { path: string; className?: string }

/** Renders one of icon-paths.ts: for components that run in browsers; the others say Icon. */
export function IconShape({ path, className = '' }: Props) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width="1.25em"
      height="1.25em"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`${styles.icon} ${className}`}
    >
      <path d={path} />
    </svg>
  )
}
