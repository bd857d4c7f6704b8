/** What an installed app is called, shows and takes: manifest.json in each language, its texts by their keys. */

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** The members that people read. */
const READ = new Set(['name', 'short_name', 'description', 'label'])
const TEXTS = 'texts'

export const manifest: Plugin = {
  name: 'manifest',
  generateBundle() {
    const source = readFileSync('manifest.json', 'utf-8')
    const english = texts('en')
    for (const file of readdirSync(TEXTS)) {
      const language = file.replace('.ftl', '')
      const say = (key: string): string => said(texts(language), key) ?? said(english, key) ?? key
      const written: unknown = JSON.parse(source, (member, value: unknown) =>
        READ.has(member) && typeof value === 'string' ? say(value) : value,
      )
      this.emitFile({
        type: 'asset',
        fileName: `manifest.${language}.webmanifest`,
        source: JSON.stringify({ lang: language, ...(written as object) }),
      })
    }
  },
}

function texts(language: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(readFileSync(`${TEXTS}/${language}.ftl`, 'utf-8')))
  return bundle
}

function said(bundle: FluentBundle, key: string): string | null {
  const pattern = bundle.getMessage(key)?.value
  return pattern ? bundle.formatPattern(pattern) : null
}
