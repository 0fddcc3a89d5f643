import { parseEventName, serviceName } from '../machine/xstate-5.ts';
import type { AnyFlowSpec, AnyPostcondition, Requirements } from '../spec/flow-spec.ts';
import { machineShape, type MachineShape, type StateShape, type TransitionShape } from '../machine/machine-shape.ts';

/** A part of a flow that names a rule, with the states and transitions it concerns. */
export interface RequirementProof {
  /** The rule's id. */
  id: string;
  kind: 'state' | 'transition' | 'postcondition' | 'invariant' | 'wayOut' | 'property';
  /** The sentence that names the rule; for a state its path, for a transition its id. */
  name: string;
  /** Ids of states and transitions; both empty where it holds everywhere. */
  states: string[];
  transitions: string[];
}

/** The value of `requirements` as a list: none, one id or several. */
export const requirementsIn = (written: unknown): readonly string[] =>
  typeof written === 'string'
    ? [written]
    : Array.isArray(written)
      ? written.filter((one): one is string => typeof one === 'string')
      : [];

/** Every rule that the flow names: in `meta.requirements` of states and transitions, and in its specification. */
export function requirementsOf(spec: AnyFlowSpec): RequirementProof[] {
  const shape = machineShape(spec.machine);
  const proofs = (requirements: unknown, proof: Omit<RequirementProof, 'id'>): RequirementProof[] =>
    requirementsIn(requirements).map((id) => ({ id, ...proof }));
  const everywhere = (
    kind: 'invariant' | 'wayOut' | 'property',
    list: readonly { name: string; requirements?: Requirements }[],
  ) => list.flatMap(({ name, requirements }) => proofs(requirements, { kind, name, states: [], transitions: [] }));
  return [
    ...shape.states.flatMap(({ id, path, meta }) =>
      proofs(meta['requirements'], { kind: 'state', name: path.join('.'), states: [id], transitions: [] }),
    ),
    ...shape.transitions.flatMap(({ id, stateId, meta }) =>
      proofs(meta['requirements'], { kind: 'transition', name: id, states: [stateId], transitions: [id] }),
    ),
    ...(spec.postconditions ?? []).flatMap((postcondition) =>
      proofs(postcondition.requirements, {
        kind: 'postcondition',
        name: postcondition.name,
        ...placesOf(spec, shape, postcondition),
      }),
    ),
    ...everywhere('invariant', spec.invariants ?? []),
    ...everywhere('wayOut', spec.waysOut ?? []),
    ...everywhere('property', spec.properties ?? []),
  ];
}

/** The transitions that a postcondition concerns and their source states, and the states it leads to. */
function placesOf(spec: AnyFlowSpec, { states, transitions }: MachineShape, { on, from, to }: AnyPostcondition) {
  const named = (names: readonly string[]) =>
    states.filter(({ path, tags }) => names.some((name) => name === path.join('.') || tags.includes(name)));
  const before = from && named(from);
  const taken = transitions.filter(
    (transition) =>
      stepNamesOf(spec, transition).some((name) => on.some((step) => step === name || step.startsWith(`${name}.`))) &&
      (!before || before.some((state) => isWithin(state, transition.stateId, states))),
  );
  const after = Array.isArray(to) ? named(to) : [];
  const found = [
    ...(before ?? []).map(({ id }) => id),
    ...taken.map(({ stateId }) => stateId),
    ...after.map(({ id }) => id),
  ];
  return { states: [...new Set(found)], transitions: taken.map(({ id }) => id) };
}

/** Whether a transition written at `stateId` can be taken in `state`, or in a state inside it. */
function isWithin(state: StateShape, stateId: string, states: readonly StateShape[]): boolean {
  const path = states.find(({ id }) => id === stateId)?.path ?? [];
  const shorter = Math.min(path.length, state.path.length);
  return path.slice(0, shorter).join('.') === state.path.slice(0, shorter).join('.');
}

/** Event names as in postconditions, but without the sample: the machine does not know it. */
function stepNamesOf({ machine }: AnyFlowSpec, { descriptor }: TransitionShape): string[] {
  const name = parseEventName(descriptor);
  switch (name.kind) {
    case 'done':
      return [`${serviceName(machine, name.id)}.done`];
    case 'error':
      return [`${serviceName(machine, name.id)}.failed`];
    case 'after':
      return [`after.${name.delay}`];
    case 'own':
      return [name.type];
    default:
      return [];
  }
}
