import { type RefObject, useEffect } from 'react'

/** Shows a modal dialog, and returns false where the browser cannot: its owner then does without. */
export function showDialog(dialog: HTMLDialogElement | null): boolean {
  try {
    dialog?.showModal()
    return dialog?.open === true
  } catch {
    return false
  }
}

/** Closes a dialog on a click on its backdrop or on any link in it, one to the current page too. */
export function useDialogDismissal(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current
    function dismiss({ target }: MouseEvent) {
      const chooses = target instanceof Element && target.closest('a') !== null
      if (chooses || target === element) element?.close()
    }
    element?.addEventListener('click', dismiss)
    return () => element?.removeEventListener('click', dismiss)
  }, [dialog])
}
