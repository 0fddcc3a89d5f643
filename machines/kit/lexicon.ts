import {
  conflict,
  type Failure,
  notFound,
  offline,
  rejected,
  timedOut,
  unauthorized,
  unavailable,
} from '../../domain/failure/index.ts';
import type { Words } from './copy.types.ts';

/** Failures that any call can have: one sample each, with its text. */
const failureSamples = {
  offline: { sample: offline(), words: { tr: 'Bağlantı yok', en: 'There is no connection' } },
  timedOut: { sample: timedOut(), words: { tr: 'Cevap gelmedi', en: 'No answer comes' } },
  unavailable: { sample: unavailable(), words: { tr: 'Sunucu cevap veremiyor', en: 'The server cannot answer' } },
  sessionOver: { sample: unauthorized(), words: { tr: 'Oturum bitti', en: 'The session has ended' } },
  changedElsewhere: {
    sample: conflict({ code: 'CONFLICT_VERSION' }),
    words: { tr: 'Başka bir yerde değişmiş', en: 'It was changed elsewhere' },
  },
  gone: { sample: notFound(), words: { tr: 'Artık yok', en: 'It is gone' } },
  refused: { sample: rejected(), words: { tr: 'Sunucu kabul etmedi', en: 'The server refuses' } },
} satisfies Record<string, { sample: Failure; words: Words }>;

type FailureName = keyof typeof failureSamples;

/** The samples of these failures, by name: `failed: { ...failures('offline', 'sessionOver'), … }`. */
export const failures = <const Name extends FailureName>(...names: Name[]): Record<Name, Failure> =>
  Object.fromEntries(names.map((name) => [name, failureSamples[name].sample])) as Record<Name, Failure>;

/** The text of a shared failure; undefined for a flow's own. */
export const failureWords = (name: string): Words | undefined =>
  name in failureSamples ? failureSamples[name as FailureName].words : undefined;

/** Texts of the guards that all flows share. */
export const guardWords: Record<string, Words> = {
  isSessionOver: { tr: 'oturum bittiyse', en: 'the session has ended' },
  isOutcomeUnknown: { tr: 'yapılıp yapılmadığı bilinmiyorsa', en: 'it is not known whether it was done' },
  isConflict: { tr: 'bu arada başka yerde değiştiyse', en: 'it was changed elsewhere meanwhile' },
};

/** `readLimit` is a timeout for an answer; any other delay is a pause. */
export function delayWords(name: string, milliseconds: number): Words {
  const seconds = milliseconds / 1000;
  const one = { tr: `${seconds} saniye`, en: seconds === 1 ? '1 second' : `${seconds} seconds` };
  const passes = seconds === 1 ? 'passes' : 'pass';
  return name.endsWith('Limit')
    ? { tr: `${one.tr} cevap gelmedi`, en: `${one.en} ${passes} without an answer` }
    : { tr: `${one.tr} geçti`, en: `${one.en} ${passes}` };
}
