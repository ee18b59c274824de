/** Numbers of things that a page may count: what only millions have, as Italian's `many`, is not asked for. */
const counts = Array.from({ length: 201 }, (_, count) => count)

/**
 * Returns a form that a plural lacks and its language has, and the first number for which it would be
 * missed: `few` and 2 in Ukrainian. A form for one number alone (`=2`) is as good.
 */
export function missingPluralForm(
  given: readonly string[],
  language: string,
  type: Intl.PluralRuleType = 'cardinal',
): { form: Intl.LDMLPluralRule; example: number } | undefined {
  const rules = new Intl.PluralRules(language, { type })
  const example = counts.find(
    (count) => !given.includes(`=${count}`) && !given.includes(rules.select(count)),
  )
  return example === undefined ? undefined : { form: rules.select(example), example }
}
