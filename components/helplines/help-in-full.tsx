/**
 * Has the helplines at the foot of the page stand there whole: on pages to which somebody comes for help. On the
 * others they are short, by a rule of style alone: docs/decisions/0026.
 */
export function HelpInFull() {
  return <div hidden data-help-in-full />
}
