import { expect, test } from 'vitest';
import { sentryEnvelope } from './sentry-envelope.ts';

const header = '{"event_id":"b5c1","sent_at":"2026-03-02T09:00:00.000Z"}';
const item = '{"type":"event"}';
const steps = [{ flow: 'cart', event: 'line.add', state: { storage: 'ready' } }];
const own = {
  message: 'TypeError: no lines',
  stack: 'TypeError: no lines\n    at add (/assets/cart.js:1:2)',
  kind: 'error',
  release: 'v16.26.0',
  environment: 'production',
  url: '/account/orders/:id',
};
const sent = (event: object) => sentryEnvelope([header, item, JSON.stringify(event)].join('\n')).split('\n');

test('a report of the shop is an event of Sentry’s protocol, its steps as breadcrumbs', () => {
  const [first, second, event] = sent({ ...own, user: { id: 'account-1' }, steps });
  expect([first, second, JSON.parse(event!)]).toEqual([
    header,
    item,
    {
      event_id: 'b5c1',
      timestamp: '2026-03-02T09:00:00.000Z',
      platform: 'javascript',
      level: 'error',
      release: 'v16.26.0',
      environment: 'production',
      message: 'TypeError: no lines',
      exception: { values: [{ type: 'TypeError', value: 'no lines' }] },
      tags: { kind: 'error' },
      request: { url: '/account/orders/:id' },
      user: { id: 'account-1' },
      breadcrumbs: { values: [{ category: 'cart', message: 'line.add', data: { state: { storage: 'ready' } } }] },
      extra: { stack: own.stack, steps },
    },
  ]);
});

test('without consent there are neither account nor steps; a text without a type is an Error', () => {
  const event = JSON.parse(sent({ ...own, message: 'no lines', kind: 'unhandledrejection' })[2]!) as object;
  expect(event).toMatchObject({
    exception: { values: [{ type: 'Error', value: 'no lines' }] },
    breadcrumbs: { values: [] },
    extra: { stack: own.stack },
  });
  expect([Object.keys(event).includes('user'), JSON.stringify(event).includes('steps')]).toEqual([false, false]);
});

test('what the shop’s browsers did not write is passed on as it is', () => {
  const others = [`${header}\n${item}\n{"message":"Şu okunamadı"}`, `${header}\nbroken`, '{}'];
  expect(others.map(sentryEnvelope)).toEqual(others);
});
