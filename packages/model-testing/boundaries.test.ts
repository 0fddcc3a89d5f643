import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';
import * as engine from './index.ts';

const nodeSide = new Set(['report.ts', 'vitest.ts', 'random-walks.ts', 'samples-from.ts']);

function isForeign(file: string, source: string): boolean {
  const target = posix.join(posix.dirname(file), source);
  return !source.startsWith('.') || target.startsWith('..') || nodeSide.has(target);
}

it('the core runs in a browser: it imports xstate and itself only', () => {
  const folder = import.meta.dirname;
  const core = globSync('**/*.ts', { cwd: folder, exclude: ['dist/**', 'node_modules/**'] }).filter(
    (file) => !file.endsWith('.test.ts') && !nodeSide.has(file),
  );
  const foreign = core.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/from '([^']+)'/g)]
      .map(([, source]) => source!)
      .filter((source) => !/^xstate(\/graph)?$/.test(source) && isForeign(file, source))
      .map((source) => `${file} imports ${source}`),
  );
  expect(foreign).toEqual([]);
  expect(core).toContain('paths/replay.ts');
});

it('in all three packages a single module reads internal names and parts of xstate', () => {
  const folder = join(import.meta.dirname, '..');
  const knowing = globSync('{model-testing,cli,explorer}/**/*.{ts,tsx}', { cwd: folder })
    .filter((file) => !/\.test\.tsx?$|\.built-|\/dist\/|node_modules/.test(file))
    .filter((file) =>
      /['"`]xstate\.[a-z]|'xstate\/graph'|idMap|_scheduledEvents/.test(readFileSync(join(folder, file), 'utf8')),
    );
  expect(knowing).toEqual(['model-testing/machine/xstate-5.ts']);
});

it('the engine exports what the command line and the explorer need, and nothing of node', () => {
  expect(Object.keys(engine).toSorted()).toEqual([
    'CannotWalkError',
    'MissingSampleError',
    'bothLanguages',
    'checkAnatomy',
    'checkInvariants',
    'checkPath',
    'checkPostconditions',
    'checkProperties',
    'checkSneakPaths',
    'checkWaysOut',
    'countedStates',
    'coverage',
    'coveredBy',
    'derivePaths',
    'drivableTransitions',
    'eventLabel',
    'everyEvent',
    'examineFlow',
    'firstDifference',
    'flowGraphs',
    'isClockwork',
    'isPossibleInTime',
    'killMutants',
    'machineShape',
    'missingParts',
    'mutants',
    'noticedIn',
    'observeMachine',
    'offeredEvents',
    'parseEventName',
    'pathText',
    'playActor',
    'possibleInTime',
    'promisedCounts',
    'propertyProblem',
    'readableEventName',
    'replay',
    'replayAll',
    'requirementsIn',
    'requirementsOf',
    'serviceName',
    'shortestPathTo',
    'sneakPaths',
    'stateNodes',
    'tokenOf',
    'tokensOf',
    'transitionId',
    'transitionsOf',
    'visitKey',
    'walkPath',
    'withoutExcused',
  ]);
});
