import { machineShape, type AnyFlowSpec, type StateShape, type TransitionShape } from 'model-testing';

/** A way out of a state: transitions with the same event, guard and targets. */
export interface WayOut {
  transition: TransitionShape;
  /** The states inside or around it that declare the transition; empty where the state itself does. */
  of: StateShape[];
  targets: StateShape[];
  /** The ways out of a target that only decides (eventless transitions). Each such target is listed once. */
  onward: WayOut[];
}

const isWithin = (id: string, around: string): boolean => id === around || id.startsWith(`${around}.`);

/** Event and index of a transition, without its state: states of one kind declare the same. */
const eventOf = ({ id, stateId: from }: TransitionShape) => id.slice(from.length);

/**
 * All ways out of a state: its own transitions, then those of the states inside it, then those of the states around it.
 * A target that only decides is followed by its own ways out.
 */
export function waysOut(spec: AnyFlowSpec, stateId: string): WayOut[] {
  const { states, transitions } = machineShape(spec.machine);
  const byId = new Map(states.map((state) => [state.id, state]));
  const passed = new Set<string>();
  const of = (id: string) => transitions.filter((transition) => transition.stateId === id);
  const onlyDecides = ({ id, kind }: StateShape) =>
    kind === 'atomic' && of(id).length > 0 && of(id).every(({ descriptor }) => descriptor === '');
  const wayOf = (found: readonly TransitionShape[], id: string): WayOut => {
    const [transition] = found as [TransitionShape];
    const targets = transition.targets.map((target) => byId.get(target)!);
    const decides = targets.find((target) => onlyDecides(target) && !passed.has(target.id));
    if (decides) passed.add(decides.id);
    const isOwn = found.some(({ stateId: from }) => from === id);
    return {
      transition,
      of: isOwn ? [] : found.map(({ stateId: from }) => byId.get(from)!),
      targets,
      onward: decides ? of(decides.id).map((one) => wayOf([one], decides.id)) : [],
    };
  };
  const rankOf = ({ stateId: from }: TransitionShape) => (from === stateId ? 0 : isWithin(from, stateId) ? 1 : 2);
  const leaving = transitions
    .filter(({ stateId: from }) => isWithin(from, stateId) || isWithin(stateId, from))
    .filter(({ targets }) => targets.some((target) => !isWithin(target, stateId)))
    .toSorted((one, other) => rankOf(one) - rankOf(other));
  const same = Map.groupBy(leaving, (way) => JSON.stringify([eventOf(way), way.guard, way.targets, rankOf(way) === 2]));
  return [...same.values()].map((found) => wayOf(found, stateId));
}
