import type { StateCopy, Words } from '../kit/testing.ts';

export const state = (name: Words, says: Words, calls?: string): StateCopy => ({
  name,
  says,
  ...(calls ? { calls } : {}),
});

/** Texts of the states in which a family's flow reads its data. `read`: the operation of the contract. */
export const readingStates = ({ tr, en }: Words, read?: string) => ({
  reading: state({ tr: 'Okunuyor', en: 'Reading' }, { tr: `${tr} okunuyor.`, en: `The shop reads ${en}.` }, read),
  unreadable: state(
    { tr: 'Okunamadı', en: 'Could not be read' },
    { tr: `${tr} okunamadı; yeniden denenebilir.`, en: `The shop could not read ${en}; it can be tried again.` },
  ),
});

/** The session has ended; `says`: what happens in the flow after signing in again. */
export const suspended = (says: Words) => state({ tr: 'Oturum bitti', en: 'Session ended' }, says);

export const openedInput = { opened: { tr: 'Sayfa açıldı', en: 'The page opens' } };

export const restoredEvent = {
  'session.restored': { tr: 'Müşteri yeniden giriş yaptı', en: 'The customer signed in again' },
};
