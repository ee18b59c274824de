// Reads a running site as a search engine does, by default the one of `npm start`, and fails if it
// finds a fault. After a deployment: npm run check:site https://www.example.org
import { checkSite } from '../tools/site-check/check-site'

const { origin } = new URL(process.argv[2] ?? 'http://localhost:3000')

const { pages, faults } = await checkSite(origin)
for (const fault of faults) console.error(fault)
console.log(`${pages} pages of ${origin} read, ${faults.length} faults found.`)
if (faults.length > 0) process.exit(1)
