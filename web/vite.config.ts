import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readdirSync } from 'node:fs'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const server = 'http://127.0.0.1:8000'

/** Lists all files of the page for the service worker. */
const parts: Plugin = {
  name: 'parts',
  generateBundle(_, bundle) {
    const names = [...Object.keys(bundle), ...readdirSync('public')]
    const found = names.filter((name) => !/\.html$|^sw\.js$/.test(name)).map((name) => `/${name}`)
    this.emitFile({ type: 'asset', fileName: 'parts.json', source: JSON.stringify(found.sort()) })
  },
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), parts],
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
