/** What a benchmark found of several pages or servers. */
export type Table = {
  title: string
  /** What a row is, then what each of its figures is, with the unit. */
  columns: readonly string[]
  rows: readonly (readonly (string | number)[])[]
  /** What a reader has to know beside the figures: one sentence or more. */
  notes?: readonly string[]
}

/** Prints what a benchmark measured, which it writes nowhere. */
export function printTables(tables: readonly Table[]): void {
  for (const { title, columns, rows, notes = [] } of tables) {
    console.log(`\n${title}`)
    console.table(rows.map((row) => Object.fromEntries(columns.map((key, at) => [key, row[at]]))))
    for (const note of notes) console.log(note)
  }
}
