/** Whether things may move: by the settings of the system and of this device, as they are now. */

import { MediaQuery } from 'svelte/reactivity'
import { device } from './device.svelte'

const reduced = new MediaQuery('prefers-reduced-motion: reduce')

export function isStill(): boolean {
  return device.settings.still || reduced.current
}
