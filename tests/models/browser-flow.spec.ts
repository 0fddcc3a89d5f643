import { expect, test } from '@playwright/test';
import { doorFlow } from 'model-testing/fixtures/door';
import type { AnyFlowSpec } from 'model-testing';
import { MissingRowError, planOf, type BrowserFlow } from './browser-flow.ts';

const row = { play: async () => {} };
const seen = () => ({});

const door: BrowserFlow<never> = {
  spec: doorFlow,
  longest: 30,
  opens: { fresh: async () => {} },
  actions: { 'code.enter': row, 'door.close': row, 'alarm.mute': row },
  answers: { 'check.done.known': row, 'check.failed.refused': row },
  screens: {
    'lock.closed': seen,
    'lock.checking': 'passing',
    'lock.open': seen,
    'lock.timedOut': seen,
    'lock.locked': seen,
    'alarm.quiet': seen,
    'alarm.muted': seen,
  },
  leftOut: {},
};

const without = (table: Record<string, unknown>, key: string) =>
  Object.fromEntries(Object.entries(table).filter(([name]) => name !== key)) as never;

const excused = (items: string[]): AnyFlowSpec => ({
  ...doorFlow,
  beyondBrowser: items.map((item) => ({ item, reason: 'the bell is never rung' })),
});

test('complete tables take every transition', () => {
  const { taken, wrong } = planOf(door);
  expect({ taken: taken.length, wrong }).toEqual({ taken: 10, wrong: [] });
});

test('a missing row is reported with where to add it', () => {
  const broken = [
    { ...door, actions: without(door.actions, 'door.close') },
    { ...door, answers: without(door.answers, 'check.failed.refused') },
    { ...door, screens: without(door.screens, 'lock.locked') },
  ];
  const said = broken.map((flow) => {
    try {
      planOf(flow);
      return 'nothing';
    } catch (error) {
      return error instanceof MissingRowError ? error.message.split('. ').slice(0, 2).join('. ') : String(error);
    }
  });
  expect(said).toEqual([
    `door: no row says how "door.close" is done. Add 'door.close' to actions in tests/models/door: what the shopper does in the browser`,
    `door: no row says how the answer "check.failed.refused" comes about. Add 'check.failed.refused' to answers in tests/models/door: how the outside world is played`,
    `door: no row says how one sees "lock.locked". Add 'lock.locked' to screens in tests/models/door: what the screen must show in this state`,
  ]);
});

test('a transition that is left out must be excused, and an excuse must be true', () => {
  const leftOut = { 'alarm.mute': 'the bell is never rung' };
  const actions = without(door.actions, 'alarm.mute');
  const mute = 'door.alarm.quiet alarm.mute[0]';
  const wrongs = [
    { ...door, actions, leftOut },
    { ...door, actions, leftOut, spec: excused([mute]) },
    { ...door, spec: excused([mute]) },
    { ...door, spec: excused(['door.alarm.loud alarm.mute[0]']) },
    { ...door, leftOut, spec: excused([mute]) },
  ].map((flow) => planOf(flow).wrong);
  expect(wrongs).toEqual([
    [`"${mute}" is taken by no path: let a row cause it, or list it in beyondBrowser with the reason`],
    [],
    [`"${mute}" is listed in beyondBrowser, yet a path takes it`],
    ['"door.alarm.loud alarm.mute[0]" is listed in beyondBrowser, but the machine has no such transition'],
    ['"alarm.mute" is left out, yet has a row'],
  ]);
});
