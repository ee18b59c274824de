/** Returns whether an error says that a script or style sheet of the site did not arrive. */
export function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError'
}
