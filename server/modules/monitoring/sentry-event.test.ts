import { expect, test } from 'vitest';
import { toSentryEnvelope } from './sentry-event.ts';

const at = new Date('2026-03-02T09:00:00.500Z');
const kept = (report: object) =>
  [{ event_id: 'b5c1', sent_at: '2026-03-02T08:59:59.000Z' }, { type: 'event' }, report]
    .map((line) => JSON.stringify(line))
    .join('\n');
const passedOn = (envelope: string) =>
  toSentryEnvelope(envelope, at)
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

test('a report is forwarded in the fields of a Sentry event', () => {
  const report = {
    message: 'TypeError: x is null',
    stack: 'TypeError: x is null\n    at cart.tsx',
    kind: 'error',
    release: 'v16.26.0',
    environment: 'production',
    url: '/cart',
    user: { id: 'account-1' },
    steps: [
      { flow: 'cart', event: 'xstate.init', state: { storage: 'ready' } },
      { flow: 'cart', event: 'line.add', state: null },
    ],
  };
  const crumb = { type: 'default', category: 'cart' };
  expect(passedOn(kept(report))).toEqual([
    { event_id: 'b5c1', sent_at: '2026-03-02T08:59:59.000Z' },
    { type: 'event' },
    {
      event_id: 'b5c1',
      timestamp: 1_772_442_000.5,
      platform: 'javascript',
      level: 'error',
      exception: {
        values: [{ type: 'TypeError', value: 'x is null', mechanism: { type: 'generic', handled: false } }],
      },
      tags: { kind: 'error', url: '/cart' },
      extra: { stack: 'TypeError: x is null\n    at cart.tsx' },
      release: 'v16.26.0',
      environment: 'production',
      user: { id: 'account-1' },
      breadcrumbs: {
        values: [
          { ...crumb, message: 'xstate.init', level: 'info', data: { state: { storage: 'ready' } } },
          { ...crumb, message: 'line.add', level: 'error', data: { state: null } },
        ],
      },
    },
  ]);
});

test('an error without a type is an Error; anything but a report is forwarded unchanged', () => {
  const [, , event] = passedOn(kept({ message: 'Last order: NOT_FOUND', kind: 'named' }));
  expect(event).toEqual({
    event_id: 'b5c1',
    timestamp: 1_772_442_000.5,
    platform: 'javascript',
    level: 'error',
    exception: {
      values: [{ type: 'Error', value: 'Last order: NOT_FOUND', mechanism: { type: 'generic', handled: false } }],
    },
    tags: { kind: 'named', url: '' },
    extra: { stack: '' },
  });
  expect(toSentryEnvelope('{"event_id":"b5c1"}\nno JSON', at)).toBe('{"event_id":"b5c1"}\nno JSON');
});
