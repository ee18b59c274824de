/** Shows a modal dialog, and returns false where the browser cannot: its owner then does without. */
export function showDialog(dialog: HTMLDialogElement | null): boolean {
  try {
    dialog?.showModal()
    return dialog?.open === true
  } catch {
    return false
  }
}
