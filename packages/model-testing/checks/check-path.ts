import { invariantsOf } from './check-invariants.ts';
import { brokenPostcondition, postconditionBook } from './check-postconditions.ts';
import { walkPath } from '../paths/flow-graph.ts';
import type { AnyFlowSpec, FlowPath } from '../spec/flow-spec.ts';
import { canHappen } from '../machine/offered-events.ts';
import { runProperties, type RunVerdict } from './property-run.ts';
import { firstDifference, replay } from '../paths/replay.ts';

export interface PathFailure {
  /** The path up to the event that shows the failure. */
  path: FlowPath;
  reason: string;
}

const undecided = ({ verdict }: RunVerdict) => verdict === 'broken' || verdict === 'inconclusive';

/** The first property that a run along this path breaks, or leaves undecided at a bound. */
export function propertyFailure(spec: AnyFlowSpec, path: FlowPath): PathFailure | null {
  if (!spec.properties?.length) return null;
  const { path: whole, verdicts } = runProperties(spec, path);
  const failed = verdicts.find(({ verdict }) => verdict === 'broken') ?? verdicts.find(undecided);
  if (!failed) return null;
  const events = whole.events.slice(0, failed.events);
  return { path: { ...whole, events }, reason: `${failed.verdict}: ${failed.property.name} (${failed.reason})` };
}

/** Runs all checks of a flow along one path, on the machine and on the real actor: the first failure, or null. */
export function checkPath(spec: AnyFlowSpec, path: FlowPath): PathFailure | null {
  const book = postconditionBook(spec);
  const visits = walkPath(spec, path);
  const upTo = (step: number): FlowPath => ({ ...path, events: path.events.slice(0, step) });
  for (const [step, after] of visits.entries()) {
    const event = path.events[step - 1];
    const before = visits[step - 1];
    const broken =
      invariantsOf(spec).find((invariant) => !invariant.holds(after.snapshot, upTo(step).events)) ??
      (event && before && canHappen(before, event) ? brokenPostcondition(book, { before, event, after }) : undefined);
    if (broken) return { path: upTo(step), reason: `broken: ${broken.name}` };
  }
  const difference = firstDifference(replay(spec, path));
  if (difference) return { path: upTo(difference.step), reason: 'the real actor does something else' };
  return propertyFailure(spec, path);
}
