// Says everything that is wrong in content/ and messages/, one sentence a mistake, for the people who
// edit those files; every build begins with it. `--fix` puts right layout, marks and spaces, and writes
// schemas/; `--base origin/main` names the translations that a change of the Italian left behind.
// On GitHub it shows each mistake at its line, and all of them in the summary.
import { runContentCheck } from './run-check'

process.exitCode = await runContentCheck(process.cwd(), process.argv.slice(2), process.env)
