/** A socket without a network. */

import type { Told } from '../src/generated/wire'
import type { Socket } from '../src/lib/link'

export class FakeSocket implements Socket {
  readyState = 0
  onopen: ((event: never) => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  readonly sent: Record<string, unknown>[] = []

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(): void {
    this.readyState = 3
  }
  open(): void {
    this.readyState = 1
    this.onopen?.(undefined as never)
  }
  tell(...messages: Told[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) })
  }
  break(code = 1006): void {
    this.readyState = 3
    this.onclose?.({ code })
  }
  dos(): unknown[] {
    return this.sent.map((message) => message.do)
  }
}
