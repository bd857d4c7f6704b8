// What the page does with the frames of a table, up to the attributes of the drawing. Asked by test_walk.py.
//
// Reads `{ web, work, blank, frames }`: the client's folder, one to write into, the blank drawing, what was told.

import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const { web, work, blank, frames } = JSON.parse(readFileSync(0, 'utf8'))
const need = createRequire(join(web, 'package.json'))
const ts = need('typescript')
const { Window } = need('happy-dom')

/** A module of the client without its types. */
async function client(name) {
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 }
  const source = readFileSync(join(web, 'src', 'lib', `${name}.ts`), 'utf8')
  const { outputText } = ts.transpileModule(source, { compilerOptions })
  const file = join(work, `${name}.mjs`)
  writeFileSync(file, outputText.replaceAll(/from '(\.\/\w+)'/g, "from '$1.mjs'"))
  return import(file)
}

const { Drawing, TEXT } = await client('marks')
const { fold } = await client('fold')
const view = frames.reduce((before, frame) => fold(before, JSON.parse(frame), 0), null)

const window = new Window()
globalThis.CSS = window.CSS
window.document.body.innerHTML = blank
const drawing = new Drawing(window.document.querySelector('svg'))
drawing.show(view.marks)

const shown = {}
for (const [id, marks] of Object.entries(view.marks)) {
  const element = drawing.element(id)
  shown[id] = {}
  for (const name of Object.keys(marks)) shown[id][name] = name === TEXT ? element.textContent : element.getAttribute(name)
}
console.log(JSON.stringify({ open: view.table.open, deck: view.table.deck, staged: view.you.staged, shown }))
