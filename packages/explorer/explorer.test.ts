import { doorFlow } from 'model-testing/fixtures/door';
import type { AnyFlowSpec } from 'model-testing';
import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { chartGraph } from './chart/chart-graph.ts';
import { descriptionOf, inputName, operationOf, stateName } from './model/copy.ts';
import { readPermalink, writePermalink } from './model/permalink.ts';
import { moneyOf, statePathOf } from './model/state-path.ts';
import { followTokens } from './model/walk.ts';
import { isCopy, reportFolderOf } from './node/machines-folder.ts';
import { flowDescription } from './model/flow-description.ts';
import { paletteSheet } from './theme/palette.ts';

const door: AnyFlowSpec = doorFlow;

const said = (graph: ReturnType<typeof chartGraph>) => graph.states.map(({ money, flowInside }) => [money, flowInside]);

it('a written permalink is read back unchanged, payloads included', () => {
  const link = {
    flow: 'cart',
    input: 'kept',
    version: '0abc1234',
    tokens: ['line.add~2', 'line.setQuantity={"key":"product:a;b/c?d","quantity":3}', 'calculation.done.priced'],
    at: 1,
    options: { lang: 'en', overlay: 'coverage' },
  };
  expect(readPermalink(writePermalink(link))).toEqual(link);
});

it('a hash that is no permalink is read as null', () => {
  expect([readPermalink(''), readPermalink('#main')]).toEqual([null, null]);
});

it('any machine with samples is walked by tokens', () => {
  const { steps, stoppedBy } = followTokens(door, 'fresh', ['code.enter~1', 'check.done.known']);
  expect([stoppedBy, ...steps.map(({ visit }) => statePathOf(visit.snapshot))]).toEqual([
    null,
    'alarm.quiet lock.closed',
    'alarm.quiet lock.checking',
    'alarm.quiet lock.open',
  ]);
});

it('a flow without words is named as in the code, one with words by these', () => {
  const state = { path: ['lock', 'open'] };
  const doorWithWords = {
    ...door,
    words: { 'state.lock.open': { tr: 'Açık', en: 'Open' }, 'says.lock.open': { tr: 'Açık.', en: 'It is open.' } },
    operations: { 'lock.open': 'open' },
  };
  expect([stateName(door, state.path, 'en'), inputName(door, 'fresh', 'en')]).toEqual(['open', 'fresh']);
  expect(stateName(doorWithWords, state.path, 'tr')).toEqual('Açık');
  expect([descriptionOf(doorWithWords, state, 'en'), operationOf(doorWithWords, state)]).toEqual([
    'It is open.',
    'open',
  ]);
  expect([descriptionOf(door, state, 'en'), operationOf(door, state)]).toEqual(['', null]);
});

it('a flow inside a state says where the money is, in place of the state', () => {
  const till: AnyFlowSpec = {
    name: 'till',
    machine: createMachine({ id: 'till', initial: 'paid', states: { paid: { meta: { money: 'charged' } } } }),
    inputs: { any: undefined },
    events: {},
    project: () => ({}),
  };
  const shop = createMachine({ id: 'shop', initial: 'paying', states: { paying: { meta: { money: 'unknown' } } } });
  const around: AnyFlowSpec = {
    name: 'shop',
    machine: shop,
    inputs: { any: undefined },
    events: {},
    project: () => ({}),
  };
  const within = { 'shop.paying': { spec: till, begin: () => ({ input: 'any', given: {}, events: [] }) } };
  const { snapshot } = followTokens(around, 'any', []).steps[0]!.visit;
  expect([moneyOf({}, snapshot), moneyOf(within, snapshot)]).toEqual(['unknown', 'charged']);
  expect(said(chartGraph(around, { language: 'en' }))).toEqual([['unknown', null]]);
  expect(said(chartGraph(around, { language: 'en', within }))).toEqual([[null, 'till']]);
});

it('a flow is described in the language on show, else in the other, else by its name', () => {
  const en = { title: 'Opens a door', text: 'A visitor opens a door, or not.' };
  const tr = { title: 'Kapıyı açar', text: 'Ziyaretçi kapıyı açar ya da açamaz.' };
  const flows = [
    { name: 'door', description: { tr, en } },
    { name: 'gate', description: { en } },
    { name: 'lid', description: {} },
  ];
  expect([
    flowDescription(flows, 'door', 'tr'),
    flowDescription(flows, 'gate', 'tr'),
    flowDescription(flows, 'lid', 'en'),
    flowDescription(flows, 'window', 'en'),
  ]).toEqual([tr, en, { title: 'lid', text: '' }, { title: 'window', text: '' }]);
});

it('reports of a copy are kept apart from those of the project’s own flows', () => {
  const config = { flows: { folder: 'flows', file: '{flow}.ts' } };
  expect(['flows', 'tests/broken'].map((folder) => isCopy(config, folder))).toEqual([false, true]);
  expect(reportFolderOf(config, 'tests/broken')).toMatch(/\.tmp\/model-tests-broken$/);
});

it('the colours of the brand override the default palette in both themes', () => {
  const sheet = paletteSheet({ light: { page: '#123456' }, dark: { page: '#654321' } }).split('\n');
  expect(sheet.map((rule) => /--colors-page:([^;]+);--colors-surface:([^;]+);/.exec(rule)?.slice(1))).toEqual([
    ['#123456', '#ffffff'],
    ['#654321', '#261a2b'],
    ['#654321', '#261a2b'],
  ]);
});
