import type { Invariant, Postcondition } from 'model-testing';
import { CHANNELS, type Consents } from '../../domain/communication/index.ts';
import { actionCopy, actionSpec } from '../families/testing.ts';
import { communicationMachine, type ConsentRequest } from './communication.machine.ts';

const family = actionCopy(
  { tr: 'İletişim izinleri', en: 'the consents' },
  { read: 'getCommunicationPreferences', perform: 'updateCommunicationPreferences' },
);

const communicationCopy = {
  ...family,
  events: {
    ...family.events,
    'action.submit': { tr: 'Müşteri bir kanalı açtı ya da kapattı', en: 'The customer switches a channel' },
  },
  guards: { ...family.guards, isInvalid: { tr: 'kanal zaten öyleyse', en: 'the channel is so already' } },
};

const view: Consents = {
  email: { isAllowed: true, changedAt: '2026-03-14T09:30:00.000Z' },
  sms: { isAllowed: false, changedAt: null },
  call: { isAllowed: false, changedAt: '2026-06-02T09:30:00.000Z' },
};

/** Invariants, in addition to those of the family. */
const communicationInvariants: readonly Invariant<typeof communicationMachine>[] = [
  {
    name: 'what is allowed has its day (law: proof of consent)',
    requirements: 'ACCOUNT-8',
    holds: ({ context: { view } }) =>
      view === null || CHANNELS.every((channel) => !view[channel].isAllowed || view[channel].changedAt !== null),
  },
];

/** Postconditions, in addition to those of the family. */
const postconditions: readonly Postcondition<typeof communicationMachine>[] = [
  {
    name: 'a consent is withdrawn with one tap: nothing is asked before (law: as easily withdrawn as given)',
    on: ['action.submit'],
    from: ['ready', 'done'],
    given: ({ context: { view: shown } }, event) => {
      const { channel, isAllowed } = event['request'] as ConsentRequest;
      return shown![channel].isAllowed && !isAllowed;
    },
    to: ['acting'],
  },
];

/**
 * Each switch is a request of its own. The server says what is allowed, and since when; it stores the proof of a
 * consent with the version of its text.
 */
export const communicationFlow = actionSpec(communicationMachine, {
  name: 'communication',
  description: {
    tr: {
      title: 'İzin verir, geri alır',
      text: 'Müşteri kampanyaları hangi yoldan almak istediğini söyler ve tek dokunuşla vazgeçer.',
    },
    en: {
      title: 'Gives consent, takes it back',
      text: 'A customer says by which channel we may send them campaigns, and takes it back in one tap.',
    },
  },
  copy: communicationCopy,
  view,
  after: { ...view, email: { isAllowed: false, changedAt: '2026-11-23T09:40:00.000Z' } } satisfies Consents,
  valid: [{ channel: 'email', isAllowed: false }],
  validAfter: [{ channel: 'email', isAllowed: true }],
  invalid: [{ channel: 'sms', isAllowed: false }],
  invariants: communicationInvariants,
  postconditions,
});
