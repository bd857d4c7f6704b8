/** Small sounds, made by the device itself: no file is fetched. */

export type Sound = 'pencil' | 'card' | 'bell' | 'nudge'

/** Pitches in hertz, with their beginnings and lengths in seconds. */
type Note = readonly [pitch: number, at: number, length: number]

/** A platform's bell: two soft notes, a third apart. */
const NUDGE: readonly Note[] = [
  [659.26, 0, 0.6],
  [523.25, 0.18, 0.6],
]
/** One stroke on a small bell, with the partial that makes it one. */
const BELL: readonly Note[] = [
  [1174.66, 0, 0.9],
  [3242.06, 0, 0.35],
]

let audio: AudioContext | null = null

/** Browsers let a page that was never touched do neither sound nor vibration, and complain. */
export function wasTouched(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true
}

export function play(sound: Sound): void {
  if (!wasTouched() || !('AudioContext' in window)) return
  try {
    audio ??= new AudioContext()
    const loudness = audio.createGain()
    loudness.gain.value = 0.12
    loudness.connect(audio.destination)
    // Suspended while the page was in the background.
    void audio.resume()
    if (sound === 'pencil') rub(audio, loudness, 2600, 1900, 0.24, 4)
    else if (sound === 'card') rub(audio, loudness, 900, 3400, 0.1, 1)
    else for (const note of sound === 'bell' ? BELL : NUDGE) strike(audio, loudness, note)
  } catch {
    // A device without sound.
  }
}

/** A note that begins softly and fades. */
function strike(audio: AudioContext, out: AudioNode, [pitch, at, length]: Note): void {
  const note = audio.createOscillator()
  const swell = audio.createGain()
  const start = audio.currentTime + at
  note.frequency.value = pitch
  swell.gain.setValueAtTime(0, start)
  swell.gain.linearRampToValueAtTime(1, start + 0.02)
  swell.gain.exponentialRampToValueAtTime(0.001, start + length)
  note.connect(swell).connect(out)
  note.start(start)
  note.stop(start + length + 0.05)
}

/** Paper: noise through a filter that glides from one pitch to another, in so many strokes. */
function rub(audio: AudioContext, out: AudioNode, from: number, to: number, length: number, strokes: number): void {
  const noise = audio.createBufferSource()
  noise.buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate)
  const samples = noise.buffer.getChannelData(0)
  samples.forEach((_, at) => {
    const done = at / samples.length
    samples[at] = (Math.random() * 2 - 1) * Math.sin(Math.PI * ((done * strokes) % 1)) * (1 - done / 2)
  })
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  filter.Q.value = 1.2
  filter.frequency.setValueAtTime(from, audio.currentTime)
  filter.frequency.exponentialRampToValueAtTime(to, audio.currentTime + length)
  noise.connect(filter).connect(out)
  noise.start()
}
