import type { FlowCopy, Words } from '../../kit/testing.ts';
import { openedInput, readingStates, restoredEvent, state, suspended } from '../family.copy.ts';

interface ActionOperations {
  read?: string;
  perform?: string;
  /** False when the view does not show whether the action was done. */
  isTraced?: boolean;
}

/** Texts of an action flow; `subject` is the page's noun, as in "İzinler" and "the consents". */
export function actionCopy(subject: Words, { isTraced = true, ...operations }: ActionOperations): FlowCopy {
  const { tr, en } = subject;
  return {
    inputs: openedInput,
    states: {
      ...readingStates(subject, operations.read),
      ready: state({ tr: 'Hazır', en: 'Ready' }, { tr: `${tr} görülüyor.`, en: `The customer sees ${en}.` }),
      acting: state(
        { tr: 'Yapılıyor', en: 'Doing it' },
        { tr: 'İstenen yapılıyor.', en: 'The shop does what was asked.' },
        operations.perform,
      ),
      checking: state(
        { tr: 'Sonucuna bakılıyor', en: 'Checking' },
        {
          tr: 'İstenenin yapılıp yapılmadığına bakılıyor.',
          en: 'The shop looks whether what was asked has been done.',
        },
        operations.read,
      ),
      done: state({ tr: 'Yapıldı', en: 'Done' }, { tr: 'İstenen yapıldı.', en: 'The shop has done what was asked.' }),
      suspended: suspended({
        tr: 'Oturum bitti; giriş yapınca sayfa yeniden okunur.',
        en: 'The session has ended; signing in reads the page again.',
      }),
    },
    events: {
      'action.submit': { tr: 'Müşteri istedi', en: 'The customer asks for it' },
      'view.refresh': { tr: 'Sayfa yeniden istendi', en: 'The page is asked for again' },
      ...restoredEvent,
    },
    answers: {
      'read.done': { tr: 'Sayfa geldi', en: 'The page came' },
      'read.failed': { tr: 'Sayfa gelmedi', en: 'The page did not come' },
      'read.done.read': { tr: 'Sayfa geldi', en: 'The page came' },
      'perform.done': { tr: 'Yapıldı', en: 'It was done' },
      'perform.failed': { tr: 'Yapılmadı', en: 'It was not done' },
      'perform.done.done': { tr: 'Yapıldı', en: 'It was done' },
      'perform.done.unread': { tr: 'Yapıldı, sayfa okunacak', en: 'It was done, the page is to be read' },
      'check.done': { tr: 'Sayfanın yeni hâli geldi', en: 'The newest page came' },
      'check.failed': { tr: 'Sayfanın yeni hâli gelmedi', en: 'The newest page did not come' },
      'check.done.changed': { tr: 'İstenen yapılmış', en: 'What was asked has been done' },
      'check.done.unchanged': { tr: 'İstenen yapılmamış', en: 'What was asked has not been done' },
    },
    guards: {
      isInvalid: { tr: 'yazılanda bir eksik varsa', en: 'something is wrong with what was typed' },
      isUnread: { tr: 'sayfa okunacaksa', en: 'the page is to be read' },
      ...(isTraced && { isDone: { tr: 'istenen yapılmışsa', en: 'what was asked has been done' } }),
    },
  };
}
