/** All that goes on around one match on this page: what is chosen, said, shown and waited for. */

import type { LessonView } from '../generated/wire'
import { Outage } from './aloud.svelte'
import { Choosing } from './choosing.svelte'
import type { View } from './fold'
import { Guiding } from './guiding.svelte'
import { Here } from './here.svelte'
import { Missed } from './meanwhile.svelte'
import { News } from './news.svelte'
import { Nudges } from './nudges.svelte'
import type { Play } from './play.svelte'
import { Reactions } from './reactions.svelte'
import { Seconds } from './seconds.svelte'
import { Shown } from './shown.svelte'
import { Sitting } from './sitting.svelte'
import { sounds } from './sounds.svelte'
import { Status } from './status.svelte'
import { Worthy } from './worthy.svelte'
import { Zooming } from './zooming.svelte'

export class Course {
  readonly play: Play
  readonly choosing: Choosing
  readonly guiding: Guiding
  readonly outage: Outage
  readonly nudges: Nudges
  readonly news: News
  readonly reactions: Reactions
  readonly missed: Missed
  readonly sitting: Sitting
  readonly seconds = new Seconds()
  readonly zooming = new Zooming()
  readonly worthy: Worthy
  readonly shown: Shown
  readonly status: Status

  /** For as long as the calling component is there. */
  constructor(play: Play, view: () => View, lesson: () => LessonView | null) {
    this.play = play
    this.choosing = new Choosing(play)
    this.guiding = new Guiding(play, lesson)
    this.outage = new Outage(play)
    this.nudges = new Nudges(play)
    this.news = new News(play)
    this.reactions = new Reactions(play)
    this.missed = new Missed(play)
    this.sitting = new Sitting(play)
    this.worthy = new Worthy(play, this.choosing)
    this.shown = new Shown(play.code, view)
    this.status = new Status(this, view)
    sounds(play)
    new Here(play, () => this.nudges.notice())
  }
}
