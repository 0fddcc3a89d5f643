import { derivePaths } from '../paths/derive-paths.ts';
import { flowGraphs, shortestPathTo } from '../paths/flow-graph.ts';
import type { AnyFlowSpec, FlowPath } from '../spec/flow-spec.ts';
import { runProperties, type RunVerdict } from './property-run.ts';
import { suspectPaths } from './suspect-paths.ts';

export interface PropertyResult {
  name: string;
  /** `inconclusive`: a bound ended a run before it was decided. `untested`: no run begins it. Neither is a pass. */
  result: 'kept' | 'broken' | 'inconclusive' | 'untested';
  /** Runs that begin it, and those of them that a bound ended before it was decided. */
  runs: number;
  inconclusive: number;
  /** A short path that breaks it or leaves it undecided. */
  counterExample: FlowPath | null;
  reason: string | null;
}

/** The message of a failing result; null for one that is kept. */
export const propertyProblem = ({ result, reason, inconclusive, runs }: PropertyResult): string | null => {
  if (result === 'kept') return null;
  if (result === 'untested') return 'no run begins it';
  return result === 'broken' ? `broken: ${reason}` : `inconclusive in ${inconclusive} of ${runs} runs: ${reason}`;
};

/**
 * Checks every property on the real actor: along a shortest path of the graph that seems to break it, along a shortest
 * path to each state value with each set of running timers, and along each of these paths (default: the derived ones).
 */
export function checkProperties(spec: AnyFlowSpec, paths: readonly FlowPath[] = suitesOf(spec)): PropertyResult[] {
  const { properties = [] } = spec;
  const found = new Map(
    properties.map((property) => [property, { runs: 0, inconclusive: 0, worst: null as Worst | null }]),
  );
  for (const path of properties.length > 0 ? [...suspectPaths(spec), ...waysIntoEachState(spec), ...paths] : []) {
    const run = runProperties(spec, path);
    for (const verdict of run.verdicts) {
      if (verdict.verdict === 'untested') continue;
      const result = found.get(verdict.property)!;
      result.runs += 1;
      if (verdict.verdict === 'inconclusive') result.inconclusive += 1;
      if (verdict.verdict !== 'kept' && isWorse(verdict, result.worst?.verdict))
        result.worst = { whole: run.path, verdict };
    }
  }
  return properties.map((property): PropertyResult => {
    const { worst, ...counts } = found.get(property)!;
    if (!worst) {
      const result = counts.runs === 0 ? 'untested' : 'kept';
      return { name: property.name, result, ...counts, counterExample: null, reason: null };
    }
    const { verdict, whole } = worst;
    const counterExample = { input: whole.input, events: whole.events.slice(0, verdict.events) };
    const result = verdict.verdict as 'broken' | 'inconclusive';
    return { name: property.name, result, ...counts, counterExample, reason: verdict.reason };
  });
}

const suitesOf = (spec: AnyFlowSpec) =>
  spec.properties?.length ? [...derivePaths(spec, 'transitions'), ...derivePaths(spec, 'walks')] : [];

interface Worst {
  /** With the timers that fired after it. */
  whole: FlowPath;
  verdict: RunVerdict;
}

/** One that is broken is worse than one that is not decided, then the earlier one. */
function isWorse(one: RunVerdict, other: RunVerdict | undefined): boolean {
  if (!other || one.verdict !== other.verdict) return !other || one.verdict === 'broken';
  return one.events < other.events;
}

function waysIntoEachState(spec: AnyFlowSpec): FlowPath[] {
  const ways = new Map<string, FlowPath>();
  for (const node of flowGraphs(spec).flatMap(({ nodes }) => nodes)) {
    const { snapshot, timers } = node.visit;
    const key = JSON.stringify([snapshot.value, [...timers.keys()].toSorted()]);
    if (!ways.has(key)) ways.set(key, shortestPathTo(node));
  }
  return [...ways.values()];
}
