import { checkAnatomy } from '../checks/check-anatomy.ts';
import { checkInvariants, checkWaysOut, invariantsOf } from '../checks/check-invariants.ts';
import {
  brokenPostcondition,
  checkPostconditions,
  postconditionBook,
  startEvent,
  type Step,
} from '../checks/check-postconditions.ts';
import { withoutExcused } from '../paths/coverage.ts';
import { transplanted, type FaultyMachine } from './faulty-machine.ts';
import { stepsTouching } from './touched-steps.ts';
import { parseEventName } from '../machine/xstate-5.ts';
import { exploreFlow, flowGraphs, shortestPathTo, type FlowGraph } from '../paths/flow-graph.ts';
import type { AnyFlowSpec, FlowPath, PathEvent } from '../spec/flow-spec.ts';
import { countedStates, drivableTransitions, machineShape } from '../machine/machine-shape.ts';
import type { Mutant } from './mutants.ts';
import type { ObservedMachine, Visit } from '../machine/observed-machine.ts';
import { canHappen, eventHere } from '../machine/offered-events.ts';

/**
 * Judges a mutant without comparison: does it break an invariant, a postcondition, a way out or the anatomy, or can
 * a part of its config never happen? The original machine only shows where to look, never what is right.
 */
export function mutantJudge(
  spec: AnyFlowSpec,
): (mutant: Mutant, faulty: FaultyMachine, paths: readonly FlowPath[], isExcused: boolean) => string | null {
  const book = postconditionBook(spec);
  const invariants = invariantsOf(spec);
  // Mutants do not change words: the anatomy is checked without languages.
  const isWellFormed = checkAnatomy(spec, []).length === 0;

  const brokenBy = (step: Step, events: readonly PathEvent[]): string | null => {
    const invariant = invariants.find((one) => !one.holds(step.after.snapshot, events));
    if (invariant) return invariant.name;
    return brokenPostcondition(book, step)?.name ?? null;
  };

  /** Walks a path on the mutant, skipping events that cannot happen there. */
  const brokenOn = (observed: ObservedMachine, { input, events }: FlowPath): string | null => {
    const passed: PathEvent[] = [];
    let before = observed.start(spec.inputs[input]);
    let broken = brokenBy({ before, event: startEvent, after: before }, passed);
    for (const sample of events) {
      if (broken) return broken;
      const event = eventHere(spec, before, sample);
      if (!canHappen(before, event)) continue;
      passed.push(event);
      const after = observed.step(before, event);
      broken = brokenBy({ before, event, after }, passed);
      before = after;
    }
    return broken;
  };

  /** Tries the mutant around its fault in every state of the original; a breach is confirmed from the start. */
  const brokenNearFault = (mutant: Mutant, { copy, observed }: FaultyMachine): string | null => {
    for (const graph of flowGraphs(spec)) {
      for (const { node, edge } of stepsTouching(graph, mutant)) {
        const { event } = edge;
        const before = transplanted(node.visit, copy);
        if (!brokenBy({ before, event, after: observed.step(before, event) }, [event])) continue;
        const events = [...shortestPathTo(node).events, event];
        const broken = brokenOn(observed, { input: graph.input, events });
        if (broken) return broken;
      }
    }
    return null;
  };

  /** A postcondition about a deadline that the mutant has lost can never be tested. */
  const leftUntested = (faultyText: AnyFlowSpec['machine']): string | null => {
    const deadlines = new Set(
      drivableTransitions(machineShape(faultyText)).flatMap(({ descriptor }) => {
        const name = parseEventName(descriptor);
        return name.kind === 'after' ? [`after.${name.delay}`] : [];
      }),
    );
    const isGone = (name: string) => name.startsWith('after.') && !deadlines.has(name);
    return spec.postconditions?.find(({ on }) => on.some(isGone))?.name ?? null;
  };

  const brokenAnywhere = (copy: FaultyMachine): string | null => {
    const graphs = exploreFlow(spec, copy.observed);
    return (
      [...checkPostconditions(spec, graphs), ...checkInvariants(spec, graphs), ...checkWaysOut(spec, graphs)].find(
        (result) => result.counterExample ?? ('problem' in result && result.problem),
      )?.name ?? (neverHappens({ ...spec, machine: copy.copy }, graphs) ? 'something can never happen' : null)
    );
  };

  return (mutant, faulty, paths, isExcused) => {
    try {
      for (const path of paths) {
        const broken = brokenOn(faulty.observed, path);
        if (broken) return broken;
      }
      if (isWellFormed && checkAnatomy({ ...spec, machine: faulty.copy }, []).length > 0) return 'anatomy';
      // An excused mutant is not searched for in the whole graph on every run.
      return (
        brokenNearFault(mutant, faulty) ?? leftUntested(faulty.copy) ?? (isExcused ? null : brokenAnywhere(faulty))
      );
    } catch {
      return 'the flow never stops in an error';
    }
  };
}

/** Whether a state, a transition or a guard's answer of the config is unreachable. */
function neverHappens(spec: AnyFlowSpec, graphs: readonly FlowGraph[]): boolean {
  const happened = new Set<string>();
  const add = ({ taken, asked, snapshot }: Visit) => {
    for (const { id } of snapshot._nodes) happened.add(id);
    for (const id of taken) happened.add(id).add(id.slice(0, id.indexOf(' ')));
    for (const answer of asked) happened.add(answer);
  };
  for (const { start, nodes } of graphs) {
    add(start.visit);
    for (const { edges } of nodes) for (const { visit } of edges) add(visit);
  }
  const shape = machineShape(spec.machine);
  const items = [
    ...countedStates(shape).map(({ id }) => id),
    ...drivableTransitions(shape).flatMap(({ id, guard }) => [id, ...(guard ? [`${id} yes`, `${id} no`] : [])]),
  ];
  return (
    withoutExcused(
      spec,
      items.filter((item) => !happened.has(item)),
    ).length > 0
  );
}
