import type { StepPromise } from 'model-testing';
import type { OpenSession } from '../../domain/account/index.ts';
import { actSpec } from '../kit/testing.ts';
import { openSessionsCopy } from './open-sessions.copy.ts';
import { openSessionsMachine, type SessionsRequest } from './open-sessions.machine.ts';
import { openSessionsRules } from './open-sessions.rules.ts';

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

/** What a step must lead to, beside the promises of every act. */
const promises: readonly StepPromise<typeof openSessionsMachine>[] = [
  {
    name: 'this session is not ended from the list: signing out does that',
    on: ['act.submit'],
    given: ({ context: { view } }, event) => {
      const request = event['request'] as SessionsRequest;
      return request.end === 'one' && view?.find(({ _id }) => _id === request.id)?.isCurrent === true;
    },
    to: (_after, _before, _event, { asked }) => !('act' in asked),
  },
];

export const openSessionsFlow = actSpec(openSessionsMachine, {
  name: 'open-sessions',
  copy: openSessionsCopy,
  view: [phone, laptop, unknown],
  after: [phone, laptop],
  valid: [{ end: 'one', id: 'unknown' }, { end: 'one', id: 'laptop' }, { end: 'others' }],
  validAfter: [{ end: 'one', id: 'laptop' }, { end: 'others' }],
  invalid: [
    { end: 'one', id: 'phone' },
    { end: 'one', id: 'not-there' },
  ],
  rules: openSessionsRules,
  promises,
});
