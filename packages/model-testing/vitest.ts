import { checkAnatomy } from './checks/check-anatomy.ts';
import { checkInvariants, checkWaysOut } from './checks/check-invariants.ts';
import { checkPostconditions } from './checks/check-postconditions.ts';
import { checkProperties, propertyProblem } from './checks/check-properties.ts';
import { coverage, withoutExcused, type Coverage } from './paths/coverage.ts';
import { derivePaths } from './paths/derive-paths.ts';
import { pathText } from './machine/event-token.ts';
import type { AnyFlowSpec, FlowPath, Language, Suite } from './spec/flow-spec.ts';
import { killMutants } from './mutants/kill-mutants.ts';
import { isSameMachine } from './machine/is-same-machine.ts';
import { eventLabel } from './machine/offered-events.ts';
import { checkRandomWalks } from './random-walks.ts';
import { replayAll } from './paths/replay.ts';
import type { FlowReport } from './flow-report.ts';
import { writeReport } from './report.ts';
import { checkSneakPaths } from './paths/sneak-paths.ts';

/** Vitest's own functions, handed in so that the caller's imports say where a test comes from. */
interface TestFunctions {
  describe: (name: string, body: () => void) => unknown;
  it: (name: string, body: () => void, timeout?: number) => unknown;
  expect: (
    actual: unknown,
    message?: string,
  ) => { toEqual(expected: unknown): void; toBeGreaterThanOrEqual(least: number): void };
}

const timeout = 600_000;

/**
 * Registers the derived tests of a flow, random walks among them: every transition and both answers of every guard, sneak paths,
 * invariants, postconditions, ways out and properties over time, mutants; each path replayed on the real actor. Writes
 * `.tmp/model/{flow}.json`. States are described in `languages`, by default in both.
 *
 * `variants` are flows of the same family that are tested completely. A flow with the machine of one of them is tested
 * for its own parts only: words, reach of its samples, invariants, postconditions and properties.
 */
export function testFlow(
  spec: AnyFlowSpec,
  { describe, it, expect }: TestFunctions,
  { languages, variants }: { languages?: readonly Language[]; variants?: readonly AnyFlowSpec[] } = {},
): void {
  const suites = new Map<Suite, FlowPath[]>();
  const pathsOf = (suite: Suite): FlowPath[] => {
    let paths = suites.get(suite);
    if (!paths) suites.set(suite, (paths = derivePaths(spec, suite)));
    return paths;
  };
  const report: FlowReport = {
    flow: spec.name,
    suites: {},
    sneakPaths: [],
    invariants: [],
    postconditions: [],
    waysOut: [],
    properties: [],
    mutants: null,
    takenByActor: null,
    paths: [],
    milliseconds: 0,
  };
  const cover = (suite: Suite): Coverage => {
    const paths = pathsOf(suite);
    expect(paths.length, `${suite}: number of paths`).toBeGreaterThanOrEqual(spec.limits?.paths?.[suite] ?? 1);
    const covered = coverage(spec, paths);
    report.suites[suite] = {
      paths: paths.length,
      events: paths.reduce((sum, { events }) => sum + events.length, 0),
      coverage: covered,
    };
    return covered;
  };
  const readable = (path: FlowPath | null) =>
    path && `${path.input}: ${path.events.map((event) => eventLabel(spec, event)).join(' → ')}`;
  const started = Date.now();
  const whole: typeof it = variants ? () => {} : it;

  describe(`${spec.name}, derived from the machine`, () => {
    it('says of every state what it is, and lets no service hang', () => {
      expect(checkAnatomy(spec, languages)).toEqual([]);
    });

    it(
      'reaches every state',
      () => {
        const { states, configurations } = cover('states');
        expect(withoutExcused(spec, states.missing)).toEqual([]);
        expect(configurations.missing).toEqual([]);
      },
      timeout,
    );

    it(
      'takes every transition and hears both answers of every guard',
      () => {
        const covered = cover('transitions');
        report.paths = pathsOf('transitions');
        expect({
          transitions: withoutExcused(spec, covered.transitions.missing),
          guards: withoutExcused(spec, covered.guards.missing),
        }).toEqual({ transitions: [], guards: [] });
        const missing = new Set([...covered.states.missing, ...covered.transitions.missing, ...covered.guards.missing]);
        expect(
          spec.unreachable?.filter(({ item }) => !missing.has(item)) ?? [],
          'listed as unreachable, yet reached',
        ).toEqual([]);
      },
      timeout,
    );

    if (variants)
      it('is the machine of its family', () => {
        expect(variants.some(({ machine }) => isSameMachine(machine, spec.machine))).toEqual(true);
      });

    whole(
      'is the same on the real actor, path by path',
      () => {
        const { taken, differs } = replayAll(spec, [
          ...pathsOf('states'),
          ...pathsOf('transitions'),
          ...pathsOf('walks'),
        ]);
        report.takenByActor = taken;
        if (differs)
          expect(differs.actual, `step ${differs.step} of ${readable(differs.path)}`).toEqual(differs.expected);
      },
      timeout,
    );

    whole(
      'lets nothing sneak in',
      () => {
        report.sneakPaths = checkSneakPaths(spec);
        expect(report.sneakPaths.filter(({ disturbing }) => disturbing.length > 0)).toEqual([]);
      },
      timeout,
    );

    it(
      'keeps its invariants in every reachable state',
      () => {
        report.invariants = checkInvariants(spec);
        expect(
          report.invariants
            .filter(({ counterExample }) => counterExample)
            .map(({ name, counterExample }) => `${name}: broken by ${readable(counterExample)}`),
        ).toEqual([]);
      },
      timeout,
    );

    it(
      'keeps its postconditions after every step',
      () => {
        report.postconditions = checkPostconditions(spec);
        expect(
          report.postconditions.flatMap(({ name, counterExample, problem }) =>
            counterExample ? `${name}: broken by ${readable(counterExample)}` : problem ? `${name}: ${problem}` : [],
          ),
        ).toEqual([]);
      },
      timeout,
    );

    it(
      'keeps its ways out open',
      () => {
        report.waysOut = checkWaysOut(spec);
        expect(
          report.waysOut
            .filter(({ counterExample }) => counterExample)
            .map(({ name, counterExample }) => `${name}: not from ${readable(counterExample)}`),
        ).toEqual([]);
      },
      timeout,
    );

    if (spec.properties?.length)
      it(
        'keeps its properties over time',
        () => {
          report.properties = checkProperties(spec, [...pathsOf('transitions'), ...pathsOf('walks')]);
          expect(
            report.properties.flatMap((result) => {
              const problem = propertyProblem(result);
              const path = result.counterExample && pathText(spec, result.counterExample);
              return problem ? `${result.name}: ${problem}, by ${path}` : [];
            }),
          ).toEqual([]);
        },
        timeout,
      );

    whole(
      'would notice every mutant of itself by its specification alone',
      () => {
        report.mutants = killMutants(spec, [...pathsOf('states'), ...pathsOf('transitions'), ...pathsOf('walks')]);
        const { survived, outdated, noticed } = report.mutants;
        expect({ survived, outdated, onlyByComparison: noticed.onlyByComparison }).toEqual({
          survived: [],
          outdated: [],
          onlyByComparison: [],
        });
      },
      timeout,
    );

    whole(
      'holds on random walks with late answers',
      () => {
        const failure = checkRandomWalks(spec);
        expect(failure && { reason: failure.reason, path: readable(failure.path) }).toEqual(null);
      },
      timeout,
    );

    whole('writes what it found for the explorer', () => {
      report.milliseconds = Date.now() - started;
      expect(writeReport(report).endsWith(`${spec.name}.json`)).toEqual(true);
    });
  });
}
