import type { Invariant, Postcondition } from 'model-testing';
import type { OpenSession } from '../../domain/account/index.ts';
import { actionCopy, actionSpec } from '../families/testing.ts';
import { openSessionsMachine, type SessionsRequest } from './open-sessions.machine.ts';

const family = actionCopy(
  { tr: 'Açık oturumlar', en: 'the open sessions' },
  { read: 'listSessions', perform: 'endSession' },
);

const openSessionsCopy = {
  ...family,
  events: {
    ...family.events,
    'action.submit': {
      tr: 'Müşteri bir oturumu ya da diğerlerini kapattı',
      en: 'The customer ends a session, or all others',
    },
  },
  guards: {
    ...family.guards,
    isInvalid: { tr: 'kapatılacak bir oturum yoksa', en: 'there is no such session to end' },
  },
};

const phone: OpenSession = {
  _id: 'phone',
  device: { browser: 'Safari', system: 'iPhone' },
  startedAt: '2026-11-20T08:05:00.000Z',
  lastSeenAt: '2026-11-23T09:40:00.000Z',
  isCurrent: true,
};

const laptop: OpenSession = {
  _id: 'laptop',
  device: { browser: 'Firefox', system: 'Windows' },
  startedAt: '2026-11-18T19:30:00.000Z',
  lastSeenAt: '2026-11-22T21:10:00.000Z',
  isCurrent: false,
};

const unknown: OpenSession = { ...laptop, _id: 'unknown', device: { browser: null, system: null } };

/** Invariants, in addition to those of the family. */
const openSessionsInvariants: readonly Invariant<typeof openSessionsMachine>[] = [
  {
    name: 'of the sessions that are shown exactly one is this one',
    holds: ({ context: { view } }) => view === null || view.filter(({ isCurrent }) => isCurrent).length === 1,
  },
];

/** Postconditions, in addition to those of the family. */
const postconditions: readonly Postcondition<typeof openSessionsMachine>[] = [
  {
    name: 'this session is not ended from the list: signing out does that',
    on: ['action.submit'],
    given: ({ context: { view } }, event) => {
      const request = event['request'] as SessionsRequest;
      return request.end === 'one' && view?.find(({ _id }) => _id === request.id)?.isCurrent === true;
    },
    to: (_after, _before, _event, { asked }) => !('perform' in asked),
  },
];

/**
 * Each session is identified by its browser and by time; the current one is marked. One session is ended, or all others
 * at once: neither requires the password. If a session has ended meanwhile, the list is read again.
 */
export const openSessionsFlow = actionSpec(openSessionsMachine, {
  name: 'open-sessions',
  description: {
    tr: {
      title: 'Açık oturumlarına bakar',
      text: 'Müşteri hesabının nerede açık olduğunu görür, tanımadığını kapatır.',
    },
    en: {
      title: 'Sees where they are signed in',
      text: 'A customer sees where their account is open, and ends what they do not know.',
    },
  },
  copy: openSessionsCopy,
  view: [phone, laptop, unknown],
  after: [phone, laptop],
  valid: [{ end: 'one', id: 'unknown' }, { end: 'one', id: 'laptop' }, { end: 'others' }],
  validAfter: [{ end: 'one', id: 'laptop' }, { end: 'others' }],
  invalid: [
    { end: 'one', id: 'phone' },
    { end: 'one', id: 'not-there' },
  ],
  invariants: openSessionsInvariants,
  postconditions,
});
