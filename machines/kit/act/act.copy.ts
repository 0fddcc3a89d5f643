import type { FlowCopy, Words } from '../copy.types.ts';
import { openedInput, readingStates, restoredEvent, state } from '../family.copy.ts';

/** What an act flow is called and says; `subject` is the page's noun, as in "İzinler" and "the consents". */
export function actCopy(subject: Words, operations: { read?: string; act?: string }): FlowCopy {
  const { tr, en } = subject;
  return {
    inputs: openedInput,
    states: {
      ...readingStates(subject, operations.read),
      ready: state({ tr: 'Hazır', en: 'Ready' }, { tr: `${tr} görülüyor.`, en: `The customer sees ${en}.` }),
      acting: state(
        { tr: 'Yapılıyor', en: 'Doing it' },
        { tr: 'İstenen yapılıyor.', en: 'The shop does what was asked.' },
        operations.act,
      ),
      done: state({ tr: 'Yapıldı', en: 'Done' }, { tr: 'İstenen yapıldı.', en: 'The shop has done what was asked.' }),
      suspended: state(
        { tr: 'Oturum bitti', en: 'Session ended' },
        {
          tr: 'Oturum bitti; giriş yapınca sayfa yeniden okunur.',
          en: 'The session has ended; signing in reads the page again.',
        },
      ),
    },
    events: {
      'act.submit': { tr: 'Müşteri istedi', en: 'The customer asks for it' },
      'view.refresh': { tr: 'Sayfa yeniden istendi', en: 'The page is asked for again' },
      ...restoredEvent,
    },
    answers: {
      'read.done': { tr: 'Sayfa geldi', en: 'The page came' },
      'read.failed': { tr: 'Sayfa gelmedi', en: 'The page did not come' },
      'read.done.read': { tr: 'Sayfa geldi', en: 'The page came' },
      'act.done': { tr: 'Yapıldı', en: 'It was done' },
      'act.failed': { tr: 'Yapılmadı', en: 'It was not done' },
      'act.done.done': { tr: 'Yapıldı', en: 'It was done' },
    },
    guards: { isInvalid: { tr: 'yazılanda bir eksik varsa', en: 'something is wrong with what was typed' } },
  };
}
