import type { Page } from '@playwright/test'

/**
 * Answers what the browser asks before a page is left, the last answer again and again. Returns what was asked:
 * the browser's own question.
 */
export function answerQuestions(page: Page, ...answers: ('stay' | 'leave')[]): string[] {
  const questions: string[] = []
  page.on('dialog', async (dialog) => {
    const answer = answers[questions.length] ?? answers.at(-1)
    questions.push(dialog.type())
    await (answer === 'stay' ? dialog.dismiss() : dialog.accept())
  })
  return questions
}
