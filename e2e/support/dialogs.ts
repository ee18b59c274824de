import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** What a quick person needs to read a question: an answer at once counts as nobody's. */
const readingTime = 200

/**
 * Answers what the page or the browser asks before it is left, the last answer again and again.
 * Returns the questions, as they come; the browser's own has no words.
 */
export function answerQuestions(page: Page, ...answers: ('stay' | 'leave')[]): string[] {
  const questions: string[] = []
  page.on('dialog', async (dialog) => {
    const answer = answers[questions.length] ?? answers.at(-1)
    questions.push(dialog.message())
    if (dialog.type() === 'confirm') await wait(readingTime)
    await (answer === 'stay' ? dialog.dismiss() : dialog.accept())
  })
  return questions
}
