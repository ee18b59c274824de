import type { Page } from '@playwright/test'

/**
 * Answers what the page or the browser asks before it is left, the last answer again and again.
 * Returns the questions, as they come; the browser's own has no words.
 */
export function answerQuestions(page: Page, ...answers: ('stay' | 'leave')[]): string[] {
  const questions: string[] = []
  page.on('dialog', async (dialog) => {
    const answer = answers[questions.length] ?? answers.at(-1)
    questions.push(dialog.message())
    await (answer === 'stay' ? dialog.dismiss() : dialog.accept())
  })
  return questions
}
