import { assign, fromPromise, setup } from 'xstate';
import { expect, it } from 'vitest';
import { checkSneakPaths } from './sneak-paths.ts';
import { derivePaths } from './derive-paths.ts';
import { walkPath } from './flow-graph.ts';
import type { FlowSpec } from '../spec/flow-spec.ts';
import { offeredEvents } from '../machine/offered-events.ts';
import { checkRandomWalks } from '../random-walks.ts';
import { replayAll } from './replay.ts';

/** A service's answer is stored in the context without leaving the state, until the user asks again. */
const board = setup({
  types: {
    context: {} as { news: number; faults: number },
    events: {} as { type: 'again' } | { type: 'look' },
    children: {} as { news: 'readNews' },
  },
  actors: { readNews: fromPromise<number>(() => Promise.reject(new Error('readNews is not connected'))) },
  actions: {
    keep: assign({ news: ({ context }) => context.news + 1 }),
    count: assign({ faults: ({ context }) => context.faults + 1 }),
  },
}).createMachine({
  id: 'board',
  context: { news: 0, faults: 0 },
  initial: 'shown',
  states: {
    shown: {
      invoke: { id: 'news', src: 'readNews', onDone: { actions: 'keep' }, onError: { actions: 'count' } },
      on: { again: { target: 'shown', reenter: true }, look: {} },
    },
  },
});
const boardFlow = {
  name: 'board',
  machine: board,
  inputs: { only: undefined },
  events: {},
  outcomes: { news: { done: { read: 1 }, failed: { offline: 'offline' } } },
  project: ({ context }) => [Math.min(context.news, 2), Math.min(context.faults, 2)],
} satisfies FlowSpec<typeof board>;

const read = { type: 'xstate.done.actor.news', output: 1, actorId: 'news', outcome: 'read' };
const failed = { type: 'xstate.error.actor.news', error: 'offline', actorId: 'news', outcome: 'offline' };
const afterwards = (...events: { type: string }[]) => walkPath(boardFlow, { input: 'only', events }).at(-1)!;
const offered = (...events: { type: string }[]) =>
  offeredEvents(boardFlow, afterwards(...events)).map(({ type }) => type);

it('a service that has answered without leaving its state is not offered to answer again until it is entered again', () => {
  const both = ['again', 'look', read.type, failed.type];
  expect(offered()).toEqual(both);
  expect(offered(read)).toEqual(['again', 'look']);
  expect(offered(failed, { type: 'look' })).toEqual(['again', 'look']);
  expect(offered(read, { type: 'again' })).toEqual(both);
});

it('a second answer changes nothing, as on the real actor', () => {
  expect(afterwards(read, read, failed).snapshot.context).toEqual({ news: 1, faults: 0 });
  expect(
    replayAll(boardFlow, [{ input: 'only', events: [read, read, failed, { type: 'again' }, failed] }]).differs,
  ).toBe(null);
});

it('paths, walks and late answers are the same on the real actor', () => {
  for (const suite of ['transitions', 'pairs'] as const)
    expect(replayAll(boardFlow, derivePaths(boardFlow, suite)).differs).toEqual(null);
  expect(checkRandomWalks(boardFlow)).toEqual(null);
  expect(checkSneakPaths(boardFlow).flatMap(({ disturbing }) => disturbing)).toEqual([]);
});
