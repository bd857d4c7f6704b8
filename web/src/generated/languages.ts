// Made by `python web/generate.py`; do not edit.

import type { Language } from './wire'

export const LANGUAGES: readonly { readonly code: Language; readonly name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'de', name: 'Deutsch' },
  { code: 'es', name: 'Español' },
]
