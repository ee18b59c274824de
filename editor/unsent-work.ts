const storageKey = 'heads-of-unsent-work'

/** Where the application throws unsent work away because a label has changed since it was typed. */
export const draftsOfAnotherVersion = /(\w+)\.cmsConfigVersion===\w+\.current\?\1:/

type Heads = Record<string, string | undefined>

/**
 * Remembers, by branch, the commit that unsent work in the forms began from, also when the page is
 * loaded again while the application still offers that work. An older commit is always safe to merge
 * from; a newer one than the form's would let it undo what has come between.
 */
export async function unsentWork(repository: string) {
  const earlier = (await hasDrafts(repository)) ? localStorage.getItem(storageKey) : null
  return keptHeads(earlier, (text) => localStorage.setItem(storageKey, text))
}

/** Returns the heads that forms began from, and what takes more of them. */
export function keptHeads(earlier: string | null, keep: (text: string) => void) {
  const heads = JSON.parse(earlier ?? '{}') as Heads
  let knowsProposals = earlier !== null
  const isComplete = () => knowsProposals && heads.main !== undefined
  return {
    heads,
    /** Takes heads as the forms that are open have read them: once complete, later ones are not theirs. */
    remember(more: Heads, areProposals = false) {
      if (isComplete()) return
      Object.assign(heads, { ...more, ...heads })
      knowsProposals ||= areProposals
      if (isComplete()) keep(JSON.stringify(heads))
    },
  }
}

/** Returns whether the application keeps work that was typed and not sent. */
async function hasDrafts(repository: string): Promise<boolean> {
  const name = `github:${repository}`
  const databases = await indexedDB.databases()
  if (!databases.some((one) => one.name === name)) return false
  const database = await answered(indexedDB.open(name))
  const store = 'draft-backups'
  const has = database.objectStoreNames.contains(store)
  const count = has ? await answered(database.transaction(store).objectStore(store).count()) : 0
  database.close()
  return count > 0
}

function answered<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'))
  })
}
