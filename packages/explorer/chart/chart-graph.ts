import {
  countedStates,
  machineShape,
  parseEventName,
  readableEventName,
  serviceName,
  type AnyFlowSpec,
  type MachineShape,
  type StateShape,
  type TransitionShape,
} from 'model-testing';
import type { FlowsWithin } from '../config.ts';
import { descriptionOf, operationOf, stateName, wordsFor, type Language } from '../model/copy.ts';
import { flowInside } from '../model/flow-within.ts';
import { analyticsOf, moneyIn, type Money } from '../model/state-path.ts';

export interface ChartState {
  id: string;
  /** In plain words where the author gave some. */
  name: string;
  /** The name in the code; null where `name` is already that. */
  codeName: string | null;
  kind: StateShape['kind'];
  parentId: string | null;
  description: string;
  money: Money | null;
  /** operationIds of the contract, or the name of the service where the author gave none. */
  calls: string[];
  analytics: string | null;
  /** The flow that runs inside and determines the money; the state's own money is then not shown. */
  flowInside: string | null;
  hasDeadline: boolean;
  isInitial: boolean;
  isFolded: boolean;
  /** Transitions that stay in this state: shown in a list, not drawn. */
  staying: string[];
}

export interface ChartLabel {
  text: string;
  guard: string | null;
  kind: 'own' | 'service' | 'failure' | 'time' | 'always';
  transitionId: string;
}

export interface ChartEdge {
  id: string;
  source: string;
  target: string;
  labels: ChartLabel[];
}

export interface ChartGraph {
  rootId: string;
  states: ChartState[];
  edges: ChartEdge[];
}

interface GraphOptions {
  language: Language;
  /** Shows event names as in the code instead of plain words. */
  inCode?: boolean;
  /** Flows that run inside states. */
  within?: FlowsWithin;
  /** Ids of compound states drawn closed. */
  folded?: ReadonlySet<string>;
}

interface Meta {
  analytics?: string;
  analyticsWhen?: Record<string, string>;
}

/** Source of a transition of the whole machine, or of a state into its own inside: `{state}:anywhere`. */
export const anywhereOf = (stateId: string) => `${stateId}:anywhere`;

/** The drawn part of a machine: visible states and the edges between them; an edge can have several transitions. */
export function chartGraph(
  spec: AnyFlowSpec,
  { language, inCode = false, folded = new Set(), within = {} }: GraphOptions,
): ChartGraph {
  const shape = machineShape(spec.machine);
  const { states, transitions } = shape;
  const byId = new Map(states.map((state) => [state.id, state]));
  const root = states[0]!;
  const visibleOf = (id: string): string => {
    let visible = id;
    for (let state = byId.get(id); state; state = state.parentId ? byId.get(state.parentId) : undefined)
      if (folded.has(state.id)) visible = state.id;
    return visible;
  };
  const drawn = countedStates(shape).filter(({ id }) => visibleOf(id) === id);
  const edges = new Map<string, ChartEdge>();
  for (const transition of transitions) {
    const from = transition.stateId;
    for (const target of transition.targets) {
      const isInward =
        from === root.id ||
        byId
          .get(target)!
          .path.join('.')
          .startsWith(`${byId.get(from)!.path.join('.')}.`);
      const end = visibleOf(target);
      const isOpen = visibleOf(from) === from && !folded.has(from);
      const source = isInward && isOpen ? anywhereOf(from) : visibleOf(from);
      if (source === end && from !== target) continue;
      const id = `${source}→${end}`;
      const edge = edges.get(id) ?? { id, source, target: end, labels: [] };
      edges.set(id, edge);
      edge.labels.push(labelOf(spec, transition, language, inCode));
    }
  }
  return {
    rootId: root.id,
    states: drawn.map((state) => chartState(spec, state, shape, { language, inCode, folded, within })),
    edges: [...edges.values()],
  };
}

function chartState(
  spec: AnyFlowSpec,
  state: StateShape,
  { states, transitions }: MachineShape,
  { language, inCode, folded, within: flows }: Required<GraphOptions>,
): ChartState {
  const meta = state.meta as Meta;
  const own = transitions.filter(({ stateId }) => stateId === state.id);
  const parent = spec.machine.getStateNodeById(state.parentId!);
  const codeName = state.path.at(-1)!;
  const name = inCode ? codeName : stateName(spec, state.path, language);
  const within = flowInside(flows, state.id);
  return {
    id: state.id,
    name,
    codeName: name === codeName ? null : codeName,
    kind: state.kind,
    parentId: state.parentId,
    description: descriptionOf(spec, state, language),
    money: within ? null : moneyIn(states, state),
    calls: within ? [] : state.invokes.map(({ src }) => operationOf(spec, state) ?? src),
    analytics: analyticsOf(meta),
    flowInside: within,
    hasDeadline: own.some(({ descriptor }) => parseEventName(descriptor).kind === 'after'),
    isInitial: parent.type === 'compound' && parent.initial.target[0]?.id === state.id,
    isFolded: folded.has(state.id),
    staying: own.filter(({ targets }) => targets.length === 0).map(({ id }) => id),
  };
}

const said = {
  tr: { done: 'cevap geldi', failed: 'cevap alınamadı', finished: 'bitti' },
  en: { done: 'answers', failed: 'fails', finished: 'is finished' },
};

/** A transition's event in words, for a label or a list. */
export function labelOf(
  spec: AnyFlowSpec,
  transition: TransitionShape,
  language: Language,
  inCode = false,
): ChartLabel {
  const { id, descriptor } = transition;
  const asked = guardName(spec, transition);
  const plain = wordsFor(spec, `guard.${asked}`) ?? wordsFor(spec, `guard.${transition.guard}`);
  const guard = inCode ? asked : (plain?.[language] ?? asked);
  const name = parseEventName(descriptor);
  const label = (text: string, kind: ChartLabel['kind']): ChartLabel => ({
    text: inCode && descriptor !== '' ? readableEventName(descriptor, spec.machine) : text,
    guard,
    kind,
    transitionId: id,
  });
  const answer = (id: string, end: 'done' | 'failed') => {
    const service = serviceName(spec.machine, id);
    return wordsFor(spec, `${service}.${end}`)?.[language] ?? `${service}: ${said[language][end]}`;
  };
  if (descriptor === '') return label('', 'always');
  switch (name.kind) {
    case 'done':
      return label(answer(name.id, 'done'), 'service');
    case 'error':
      return label(answer(name.id, 'failed'), 'failure');
    case 'after':
      return label(wordsFor(spec, `after.${name.delay}`)?.[language] ?? `after ${name.delay}`, 'time');
    case 'stateDone':
      return label(`${name.stateId.split('.').at(-1)} ${said[language].finished}`, 'always');
    default:
      return label(wordsFor(spec, descriptor)?.[language] ?? descriptor, 'own');
  }
}

function definitionOf({ machine }: AnyFlowSpec, { stateId, descriptor, index }: TransitionShape) {
  const node = machine.getStateNodeById(stateId);
  return (descriptor === '' ? node.always : node.transitions.get(descriptor))?.[index];
}

/** The analytics events of a transition, whatever its target. */
export const analyticsOfWay = (spec: AnyFlowSpec, transition: TransitionShape): string | null =>
  analyticsOf((definitionOf(spec, transition)?.meta ?? {}) as Meta);

/** A guard with its constant parameters: `isReported: paid`. Parameters taken from the event are left out. */
function guardName(spec: AnyFlowSpec, transition: TransitionShape): string | null {
  const { guard } = transition;
  const written = definitionOf(spec, transition)?.guard;
  if (guard === null || typeof written !== 'object' || written === null || !('params' in written)) return guard;
  const asked = constantsOf(written.params);
  return asked.length > 0 ? `${guard}: ${asked.join(', ')}` : guard;
}

function constantsOf(params: unknown): unknown[] {
  const given: unknown = typeof params === 'function' ? withoutEvent(params) : params;
  if (typeof given !== 'object' || given === null) return [];
  return Object.values(given)
    .flat()
    .filter((value) => typeof value === 'string' || typeof value === 'number');
}

function withoutEvent(params: Function): unknown {
  try {
    return params({ context: {}, event: {} });
  } catch {
    // The parameters read nested fields of the event: none is constant.
    return null;
  }
}
