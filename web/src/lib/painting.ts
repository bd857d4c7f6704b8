/** Paints the result of a match: the server's drawing of a sheet, and beside it who came where. */

import typeface from '@fontsource-variable/overpass/files/overpass-latin-wght-normal.woff2?url'
import { arranged, FORMS, sizeOf, wrapped, type Form, type Line, type Rect, type Result, type Size } from './picture'

const FACE = 'Result'
const LINE = 1.2
/** A long name is written in smaller letters, down to this part. */
const SMALLER = 0.6

let bytes: Promise<ArrayBuffer> | undefined

/** The typeface of the page, which pictures made of SVG do not load, nor canvases wait for. */
async function face(): Promise<ArrayBuffer> {
  bytes ??= fetch(typeface).then((answer) => answer.arrayBuffer())
  const found = await bytes.catch((error: unknown) => {
    bytes = undefined
    throw error
  })
  if (![...document.fonts].some(({ family }) => family === FACE)) {
    document.fonts.add(await new FontFace(FACE, found, { weight: '100 900' }).load())
  }
  return found
}

function base64(found: ArrayBuffer): string {
  return btoa(Array.from(new Uint8Array(found), (byte) => String.fromCharCode(byte)).join(''))
}

/** A drawing as a picture of this size, with its letters. It stays a text: the policy of the page forbids styles in drawings. */
async function pictured(svg: string, { width, height }: Size, letters: ArrayBuffer): Promise<HTMLImageElement> {
  const source = `url(data:font/woff2;base64,${base64(letters)})`
  const style = `@font-face{font-family:${FACE};font-weight:100 900;src:${source}}.sheet{font-family:${FACE}!important}`
  const whole = svg
    .replace('<svg', `<svg width="${width}" height="${height}"`)
    .replace(/<\/svg>\s*$/, `<style>${style}</style></svg>`)
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(whole)}`
  await image.decode()
  return image
}

/** What stands in the words of a picture, one below the other. */
class Pen {
  readonly #paint: CanvasRenderingContext2D
  readonly #room: Rect
  y: number

  constructor(paint: CanvasRenderingContext2D, room: Rect) {
    this.#paint = paint
    this.#room = room
    this.y = room.y
  }

  get left(): number {
    return this.#room.y + this.#room.height - this.y
  }

  text(text: string, size: number, weight: number, colour: string, most = 1): void {
    if (!text) return
    this.#face(size, weight, colour)
    for (const line of wrapped(text, this.#room.width, most, (part) => this.#paint.measureText(part).width)) {
      this.#paint.fillText(line, this.#room.x, this.y + size)
      this.y += size * LINE
    }
  }

  line({ place, name, total, shown }: Line, height: number, colours: Colours): void {
    const { x, width } = this.#room
    const [middle, radius] = [this.y + height / 2, Math.min(height * 0.4, 30)]
    const size = Math.min(height * 0.5, 40)
    const paint = this.#paint
    paint.beginPath()
    paint.arc(x + radius + 3, middle, radius, 0, 2 * Math.PI)
    paint.fillStyle = shown ? colours.gold : colours.disc
    paint.fill()
    paint.lineWidth = 4
    paint.strokeStyle = colours.ink
    paint.stroke()
    const low = middle + size * 0.35
    this.#face(radius, 700, shown ? colours.onGold : colours.ink)
    paint.textAlign = 'center'
    paint.fillText(place, x + radius + 3, middle + radius * 0.36)
    this.#face(size, 800, colours.ink)
    paint.textAlign = 'right'
    paint.fillText(total, x + width, low)
    const right = paint.measureText(total).width
    paint.textAlign = 'left'
    const room = width - right - 2 * radius - 40
    this.#face(size, shown ? 800 : 500, colours.ink)
    const small = Math.max(Math.min(room / paint.measureText(name).width, 1), SMALLER)
    this.#face(size * small, shown ? 800 : 500, colours.ink)
    const [from] = wrapped(name, room, 1, (part) => paint.measureText(part).width)
    paint.fillText(from ?? '', x + 2 * radius + 20, low)
    this.y += height
  }

  #face(size: number, weight: number, colour: string): void {
    this.#paint.font = `${weight} ${size}px ${FACE}, sans-serif`
    this.#paint.fillStyle = colour
  }
}

interface Colours {
  readonly paper: string
  readonly ink: string
  readonly label: string
  readonly edge: string
  readonly gold: string
  readonly onGold: string
  readonly disc: string
}

function colours(): Colours {
  const style = getComputedStyle(document.documentElement)
  const of = (name: string) => style.getPropertyValue(`--${name}`)
  return {
    paper: of('paper'),
    ink: of('ink'),
    label: of('label'),
    edge: of('edge'),
    gold: of('gold'),
    onGold: of('on-gold'),
    disc: of('disc'),
  }
}

/** The sheet as the server drew it, with the result beside it. */
export async function drawn(form: Form, svg: string, result: Result): Promise<HTMLCanvasElement> {
  const size = FORMS[form]
  const canvas = document.createElement('canvas')
  Object.assign(canvas, size)
  const paint = canvas.getContext('2d')
  if (!paint) throw new Error('no canvas')
  const letters = await face()
  const places = arranged(size, sizeOf(svg))
  const { x, y, width, height } = places.sheet
  const image = await pictured(svg, places.sheet, letters)
  const used = colours()
  paint.fillStyle = used.paper
  paint.fillRect(0, 0, size.width, size.height)
  paint.drawImage(image, x, y, width, height)
  paint.strokeStyle = used.edge
  paint.lineWidth = 2
  paint.strokeRect(x, y, width, height)
  paint.fillStyle = used.gold
  paint.fillRect(0, size.height - 10, size.width, 10)
  written(new Pen(paint, places.words), result, used)
  return canvas
}

const APP = 26
const MOST_LINE = 84

function written(pen: Pen, result: Result, used: Colours): void {
  pen.text(result.title, 38, 700, used.label, 2)
  pen.text(result.about, 26, 500, used.label, 2)
  pen.y += 16
  pen.text(result.heading, result.lines.length ? 60 : 104, 800, used.ink, 2)
  pen.text(result.verdict, 36, 500, used.ink, 3)
  pen.y += 20
  const height = Math.min((pen.left - APP * 2) / Math.max(result.lines.length, 1), MOST_LINE)
  for (const line of result.lines) pen.line(line, height, used)
  pen.y += Math.max(pen.left - APP * LINE, 0)
  pen.text(result.app, APP, 700, used.label)
}

export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'),
  )
}
