/** Which part of the sheet is seen: a shift and a scale. Pure. */

import type { Spot } from './snap'

export interface Frame {
  readonly x: number
  readonly y: number
  readonly scale: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export const WHOLE: Frame = { x: 0, y: 0, scale: 1 }
export const MOST = 6

/** As it was, `factor` times as large, with the point `at` staying where it is. */
export function zoomed(frame: Frame, factor: number, at: Spot, size: Size): Frame {
  const scale = Math.min(MOST, Math.max(1, frame.scale * factor))
  const by = scale / frame.scale
  return within({ x: at.x - (at.x - frame.x) * by, y: at.y - (at.y - frame.y) * by, scale }, size)
}

export function moved(frame: Frame, dx: number, dy: number, size: Size): Frame {
  return within({ ...frame, x: frame.x + dx, y: frame.y + dy }, size)
}

/** The sheet never leaves a gap at an edge. */
function within({ x, y, scale }: Frame, { width, height }: Size): Frame {
  const held = (at: number, length: number) => Math.min(0, Math.max(length * (1 - scale), at))
  return scale === 1 ? WHOLE : { x: held(x, width), y: held(y, height), scale }
}

/** So that a rectangle, in the coordinates of the screen, is seen with some room around it. */
export function shown(
  frame: Frame,
  rect: { left: number; top: number; right: number; bottom: number },
  size: Size,
): Frame {
  const room = 32
  const dx = rect.left < room ? room - rect.left : Math.min(0, size.width - room - rect.right)
  const dy = rect.top < room ? room - rect.top : Math.min(0, size.height - room - rect.bottom)
  return dx || dy ? moved(frame, dx, dy, size) : frame
}
