// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://mercan.example/en/cart?token=secret"}
import { notFound, redirect } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { createExceptionReport, sampleRateOf, stepsRateOf, type Reported } from './monitoring.service.ts';

/** A page, and the envelopes that it sends. */
function page(environment = 'vercel-preview', random = () => 0) {
  const sent: unknown[][] = [];
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
    sent.push((init!.body as string).split('\n').map((line) => JSON.parse(line) as unknown));
    return Promise.resolve(Response.json({}));
  });
  const pass = createExceptionReport({ environment, random });
  const report = (error: unknown, more: Partial<Reported> = {}) =>
    pass({ error, kind: 'error', user: null, steps: [], now: '2026-11-23T10:00:00.000Z', ...more });
  return { report, sent, fetch, messages: () => sent.map((lines) => (lines[2] as { message: string }).message) };
}

afterEach(() => vi.restoreAllMocks());

test('an error is reported with where it was collected, the release, the environment and, when named, whose it was [REPORT-1 REPORT-3 LIMIT-13]', async () => {
  const { report, sent, fetch } = page();
  const error = Object.assign(new Error('broken at /?token=abc'), { stack: 'at cart.tsx' });
  await report(error, { kind: 'unhandledrejection', user: 'account-1' });
  await report('text', { kind: 'render' });
  const [first = [], second = []] = sent;
  expect([first.slice(1), second[2]]).toEqual([
    [
      { type: 'event' },
      {
        message: 'Error: broken at /?token=:token',
        stack: 'at cart.tsx',
        kind: 'unhandledrejection',
        release: 'v16.26.0',
        environment: 'vercel-preview',
        url: '/en/cart',
        user: { id: 'account-1' },
      },
    ],
    {
      message: 'text',
      stack: '',
      kind: 'render',
      release: 'v16.26.0',
      environment: 'vercel-preview',
      url: '/en/cart',
    },
  ]);
  expect(fetch.mock.calls[0]?.[0]).toBe('/exception-monitoring?o=1&p=1');
});

test('ids of records are masked everywhere in a report; ids of products are not', async () => {
  const subscription = '0195a7c2-91b3-7d44-8e21-5f60718293a4';
  const answers = 'f'.repeat(32);
  history.replaceState(null, '', `/account/subscription/edit/${subscription}`);
  const { report, sent } = page();
  const line = 'product:0192f0c1-7a10-7000-8000-000000102012';
  const error = new Error(`Subscription ${subscription} holds what is not sold: ${line}`);
  const steps = [{ flow: 'quiz', event: `xstate.done.actor.${answers}`, state: 'ready' }];
  await report(Object.assign(error, { stack: `at /quiz/${answers}` }), { kind: 'named', steps });
  expect(sent[0]?.[2]).toEqual({
    message: `Error: Subscription :id holds what is not sold: ${line}`,
    stack: 'at /quiz/:id',
    kind: 'named',
    release: 'v16.26.0',
    environment: 'vercel-preview',
    url: '/account/subscription/edit/:id',
    steps: [{ flow: 'quiz', event: 'xstate.done.actor.:id', state: 'ready' }],
  });
});

test.each([
  ['a fetch that failed [REPORT-4]', new TypeError('Failed to fetch')],
  ['the same in Safari [REPORT-4]', new TypeError('Load failed')],
  ['the same in Firefox [REPORT-4]', new TypeError('NetworkError when attempting to fetch resource.')],
  ['the resize observer [REPORT-5]', 'ResizeObserver loop completed with undelivered notifications.'],
  ['a navigation that gave way [REPORT-6]', new Error('routeChange aborted.')],
  ['a redirect [REPORT-7]', redirect({ to: '/' } as never)],
  ['a page that is not there [REPORT-8]', notFound()],
])('%s is not reported', async (_, error) => {
  const { report, sent } = page();
  await report(error);
  expect(sent).toEqual([]);
});

test.each([
  new Error('Failed to fetch'),
  new TypeError('x.redirect is not a function'),
  new Error('The redirect of the bank is missing'),
  new Error('networkerror in the price'),
  new Error('a routeChange aborted. Why?'),
])('%s is reported although it resembles an ignored error [REPORT-9]', async (error) => {
  const { report, messages } = page();
  await report(error);
  expect(messages()).toEqual([String(error)]);
});

test('in production one error in a thousand and each named one, elsewhere three a page [REPORT-11]', async () => {
  expect([sampleRateOf('production'), sampleRateOf('vercel-preview'), sampleRateOf('test')]).toEqual([0.001, 1, 1]);
  const drawn = [0.001, 0.000_9, 0.5, 0.5, 0.5];
  const production = page('production', () => drawn.shift()!);
  await production.report(new Error('first'));
  await production.report(new Error('second'));
  await production.report(new Error('orders'), { kind: 'named' });
  expect(production.messages()).toEqual(['Error: second', 'Error: orders']);
  const elsewhere = page('vercel-preview', () => 0.999);
  for (const name of ['a', 'b', 'c', 'd']) await elsewhere.report(new Error(name));
  expect(elsewhere.messages()).toEqual(['Error: a', 'Error: b', 'Error: c']);
});

test('steps are sent with one report in a hundred in production, elsewhere with each', async () => {
  const steps = [
    { flow: 'cart', event: 'xstate.init', state: { storage: 'reading' } },
    { flow: 'cart', event: 'line.add', state: null },
  ];
  expect([stepsRateOf('production'), stepsRateOf('vercel-preview')]).toEqual([0.01, 1]);
  const stepsSent = async (environment: string, random: () => number) => {
    const one = page(environment, random);
    await one.report(new Error('first'), { steps });
    await one.report(new Error('second'), { steps });
    return one.sent.map((lines) => (lines[2] as Partial<Reported>).steps);
  };
  const drawn = [0, 0.01, 0, 0.009];
  expect(await stepsSent('production', () => drawn.shift()!)).toEqual([undefined, steps]);
  expect(await stepsSent('vercel-preview', () => 0.999)).toEqual([steps, steps]);
});
