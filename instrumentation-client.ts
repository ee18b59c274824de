import { watchFiles } from '@/components/freshness/watch-files'

// Next runs this before hydration.
watchFiles()
