// Leaves out of package-lock.json where packages ask for funds: a lock file holds no addresses.
import { readFileSync, writeFileSync } from 'node:fs'

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
for (const one of Object.values(lock.packages)) delete one.funding
writeFileSync('package-lock.json', JSON.stringify(lock, null, 2) + '\n')
