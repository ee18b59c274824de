import styles from './logo.module.css'

type Props = {
  name: string
  className?: string
}

export function Logo({ name, className = '' }: Props) {
  return (
    <span className={`${styles.logo} ${className}`}>
      <Mark />
      <span className={styles.name}>{name}</span>
    </span>
  )
}

function Mark() {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width="48"
      height="48"
      viewBox="0 0 48 48"
      className={styles.mark}
    >
      <path
        className={styles.lead}
        d="M25.45 5.94c7.02 2.84 7.44 14.22 3.31 26.01-3.38 9.29-10.7 12.5-17.72 9.66-7.02-2.84-10.06-10.23-6.04-19.26 5.22-11.35 13.43-19.25 20.45-16.41z"
      />
      <path
        className={styles.reply}
        d="M25.4 12.53c5.92-2.64 13.07 3.6 17.72 12.82 3.6 7.34 1.15 13.61-4.78 16.25-5.92 2.64-12.22.26-15.27-7.32-3.74-9.63-3.59-19.11 2.33-21.75z"
      />
      <path
        className={styles.meeting}
        d="M28.76 31.95c-.91 2.52-2.12 4.59-3.53 6.21-.83-1.09-1.56-2.39-2.16-3.88-3.74-9.63-3.59-19.11 2.33-21.75 1.69-.75 3.47-.78 5.27-.23 1.48 5.07.67 12.28-1.91 19.65z"
      />
    </svg>
  )
}
