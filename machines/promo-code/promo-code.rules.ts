import type { Invariant } from 'model-testing';
import type { promoCodeMachine } from './promo-code.machine.ts';

export const promoCodeRules: readonly Invariant<typeof promoCodeMachine>[] = [
  {
    name: 'a blank code is never sent',
    requirements: 'PROMO-10',
    holds: (snapshot) => !snapshot.matches('applying') || (snapshot.context.asked?.code ?? '').trim() !== '',
  },
  {
    name: 'a refusal always has its words',
    holds: (snapshot) => !snapshot.hasTag('troubled') || snapshot.context.error !== null,
  },
  {
    name: 'no error stands beside an accepted code',
    holds: (snapshot) => !snapshot.hasTag('accepted') || snapshot.context.error === null,
  },
  {
    name: 'that no answer came is shown only for a code that has no answer yet',
    holds: (snapshot) =>
      snapshot.context.failure === null || snapshot.matches('unprocessed') || snapshot.matches('applying'),
  },
  {
    name: 'what could not be asked can be asked again',
    holds: (snapshot) => !snapshot.matches('unprocessed') || snapshot.can({ type: 'code.retry' }),
  },
  {
    name: 'another code can be tried in every state',
    holds: (snapshot) => snapshot.can({ type: 'code.apply', code: 'BASKA' }),
  },
];
