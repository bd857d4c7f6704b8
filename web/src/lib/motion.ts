/** Whether things may move: by the settings of the system and of this device. */

import { device } from './device.svelte'

export function isStill(): boolean {
  return device.settings.still || matchMedia('(prefers-reduced-motion: reduce)').matches
}
