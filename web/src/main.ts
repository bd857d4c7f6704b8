import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import './shared.css'

const target = document.getElementById('app')
if (!target) throw new Error('index.html has no #app')
mount(App, { target })

// Pages without https have no service worker, and lose nothing but opening without a network.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register('/sw.js').catch(() => undefined)
}
