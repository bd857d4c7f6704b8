import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { manifest } from './manifest.ts'

const server = 'http://127.0.0.1:8000'

/** Lists all files of the page for the service worker, without the pictures that only shops for apps show. */
const parts: Plugin = {
  name: 'parts',
  generateBundle(_, bundle) {
    const names = [...Object.keys(bundle), ...readdirSync('public')]
    const found = names.filter((name) => !/\.html$|^sw\.js$|^screen-/.test(name)).map((name) => `/${name}`)
    this.emitFile({ type: 'asset', fileName: 'parts.json', source: JSON.stringify(found.sort()) })
  },
}

/** Asks for the typeface with the page itself, so that it is there when the first words are; its license goes with it. */
const typeface: Plugin = {
  name: 'typeface',
  generateBundle() {
    const source = readFileSync('node_modules/@fontsource-variable/overpass/LICENSE')
    this.emitFile({ type: 'asset', fileName: 'assets/typeface-license.txt', source })
  },
  transformIndexHtml(_, { bundle }) {
    return Object.keys(bundle ?? {})
      .filter((name) => name.endsWith('.woff2'))
      .map((name) => ({
        tag: 'link',
        injectTo: 'head',
        attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: '' },
      }))
  },
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), typeface, manifest, parts],
  // Vitest would take Svelte's half for servers.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/metroscribe/server/client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the policy allows no data: address
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts'],
    maxWorkers: 2,
    isolate: false, // one page for all files of tests: a page each took three quarters of the time
  },
}))
