import { type AnyFlowSpec, mutants, requirementsOf } from 'model-testing';
import { moneyTone, type Mark, type Marks } from '../chart/marks.ts';
import type { ChartEdge, ChartGraph } from '../chart/chart-graph.ts';
import type { Search } from '../chart/use-search.ts';
import { visibleState } from '../chart/visible-state.ts';
import type { Checks } from '../checker/protocol.ts';
import { promisedTransitions, type Level } from '../model/levels.ts';
import type { Offer, Walk } from '../model/walk.ts';
import { followTokens } from '../model/walk.ts';
import { countsOn, type FunnelState } from './funnel.ts';
import { isFinding, type Overlay } from './overlay.ts';
import { takenAt, unreachedStates, type RunData } from './run-data.ts';

interface Seen {
  spec: AnyFlowSpec;
  graph: ChartGraph;
  walk: Walk;
  at: number;
  offers: readonly Offer[];
  runs: RunData | undefined;
  /** The levels promised for this flow. */
  promised: readonly Level[];
  checks: Checks | null;
  funnel: FunnelState;
  /** The selected rule; null: any. */
  requirement: string | null;
  search: Pick<Search, 'matches' | 'current'>;
}

/** The marks of an overlay and the walk. The walk's are set last, so that the current state is always visible. */
export function marksOf(overlay: Overlay, seen: Seen): Marks {
  const states = new Map<string, Mark>();
  const edges = new Map<string, Mark>();
  overlayMarks(overlay, seen, states, edges);
  walkMarks(seen, overlay, states, edges);
  searchMarks(seen, states, edges);
  return { states, edges };
}

function walkMarks(
  { spec, graph, walk, at, offers }: Seen,
  overlay: Overlay,
  states: Map<string, Mark>,
  edges: Map<string, Mark>,
) {
  const passed = walk.steps.slice(0, at + 1);
  const taken = new Set(passed.flatMap(({ visit }) => visit.taken));
  const next = new Set(offers.flatMap(({ isPossible, takes }) => (isPossible ? takes.slice(0, 1) : [])));
  if (overlay === 'money') {
    for (const { visit } of passed) {
      for (const { id, type } of visit.snapshot._nodes) {
        const visible = visibleState(graph, spec, id);
        if (visible && (type === 'atomic' || type === 'final'))
          states.set(visible, { tone: 'plain', ...states.get(visible), isPassed: true });
      }
    }
  }
  for (const edge of graph.edges) {
    const ids = edge.labels.map(({ transitionId }) => transitionId);
    const before = edges.get(edge.id);
    if (overlay === 'money' && ids.some((id) => taken.has(id))) edges.set(edge.id, { ...before, tone: 'visited' });
    if (overlay === 'money' && ids.some((id) => next.has(id))) edges.set(edge.id, { ...before, tone: 'now', next });
  }
  for (const node of walk.steps[at]!.visit.snapshot._nodes) {
    if (node.type !== 'atomic' && node.type !== 'final') continue;
    const visible = visibleState(graph, spec, node.id);
    if (!visible) continue;
    const before = states.get(visible);
    states.set(visible, isFinding(overlay) ? { tone: 'plain', ...before, isHere: true } : { ...before, tone: 'now' });
  }
}

function searchMarks({ graph, search }: Seen, states: Map<string, Mark>, edges: Map<string, Mark>) {
  const found = new Set(search.matches.map(({ drawnAs }) => drawnAs));
  if (found.size === 0) return;
  const wayOf = (id: string): Pick<Mark, 'found'> =>
    found.has(id) ? { found: search.current?.drawnAs === id ? 'current' : 'one' } : {};
  for (const { id } of graph.states) {
    const before = states.get(id);
    const isSeen = found.has(id) || before?.tone === 'now';
    states.set(id, { ...before, tone: isSeen ? (before?.tone ?? 'plain') : 'quiet', ...wayOf(id) });
  }
  for (const { id } of graph.edges) edges.set(id, { tone: found.has(id) ? 'found' : 'quiet', ...wayOf(id) });
}

/** The state that shows the fault: the end of a broken invariant's path, else the target of the first bad edge. */
export function worstState({ states, edges }: Marks, graph: ChartGraph): string | null {
  const bad = graph.states.find(({ id }) => states.get(id)?.tone === 'bad');
  return bad?.id ?? graph.edges.find(({ id }) => edges.get(id)?.tone === 'bad')?.target ?? null;
}

const transitionsOfEdge = ({ labels }: ChartEdge) => labels.map(({ transitionId }) => transitionId);

function overlayMarks(overlay: Overlay, seen: Seen, states: Map<string, Mark>, edges: Map<string, Mark>): void {
  const { graph, spec, runs, promised, checks, funnel } = seen;
  switch (overlay) {
    case 'money':
      for (const { id, money } of graph.states) if (money) states.set(id, { tone: moneyTone[money] });
      return;
    case 'coverage':
      if (!runs?.model) return;
      for (const id of unreachedStates(spec, runs))
        if (graph.states.some((state) => state.id === id)) states.set(id, { tone: 'bad', badge: '✗' });
      for (const edge of graph.edges) {
        const seenAt = signsOf(spec, runs, promised, transitionsOfEdge(edge));
        edges.set(edge.id, {
          tone: seenAt.includes('missed') ? 'bad' : 'good',
          badge: seenAt.map((sign) => signs[sign]).join(''),
        });
      }
      return;
    case 'mutants': {
      const report = runs?.model?.report.mutants;
      if (!report) return;
      const survivors = new Set([...report.survived, ...(report.noticed?.onlyByComparison ?? [])]);
      const all = mutants(spec.machine);
      for (const edge of graph.edges) {
        const ids = transitionsOfEdge(edge);
        const own = all.filter(({ touches }) => touches.transitions.some((id) => ids.includes(id)));
        const left = own.filter(({ id }) => survivors.has(id)).length;
        const excused = own.filter(({ id }) => report.equivalent.includes(id)).length;
        edges.set(edge.id, {
          tone: left > 0 ? 'bad' : excused > 0 ? 'warn' : 'good',
          badge: `${own.length - left - excused}/${own.length}`,
        });
      }
      return;
    }
    case 'invariants':
      for (const { route } of [
        ...(checks?.invariants ?? []),
        ...(checks?.postconditions ?? []),
        ...(checks?.waysOut ?? []),
        ...(checks?.properties ?? []),
      ]) {
        if (!route) continue;
        const steps = followTokens(spec, route.input, route.tokens).steps;
        const taken = new Set(steps.flatMap(({ visit }) => visit.taken));
        for (const edge of graph.edges)
          if (transitionsOfEdge(edge).some((id) => taken.has(id))) edges.set(edge.id, { tone: 'bad' });
        for (const { id } of steps.at(-1)!.visit.snapshot._nodes) {
          const visible = visibleState(graph, spec, id);
          if (visible) states.set(visible, { tone: 'bad', badge: '✗' });
        }
      }
      return;
    case 'calls':
      for (const { id, calls } of graph.states) states.set(id, { tone: calls.length > 0 ? 'charged' : 'quiet' });
      for (const edge of graph.edges) {
        const isAnswer = edge.labels.some(({ kind }) => kind === 'service' || kind === 'failure');
        edges.set(edge.id, { tone: isAnswer ? 'charged' : 'quiet' });
      }
      return;
    case 'deadlines':
      for (const { id, hasDeadline } of graph.states) states.set(id, { tone: hasDeadline ? 'warn' : 'quiet' });
      for (const edge of graph.edges)
        edges.set(edge.id, { tone: edge.labels.some(({ kind }) => kind === 'time') ? 'warn' : 'quiet' });
      return;
    case 'analytics':
      for (const { id, analytics } of graph.states) states.set(id, { tone: analytics ? 'good' : 'quiet' });
      for (const edge of graph.edges) edges.set(edge.id, { tone: 'quiet' });
      return;
    case 'requirements':
      requirementMarks(seen, states, edges);
      return;
    case 'funnel':
      if (funnel.state === 'known') funnelMarks(seen, funnel.funnel.edges, edges);
      return;
    default:
      overlay satisfies never;
  }
}

/** Marks where the selected rule, or any rule, is named. */
function requirementMarks({ spec, graph, requirement }: Seen, states: Map<string, Mark>, edges: Map<string, Mark>) {
  const proofs = requirementsOf(spec).filter(({ id }) => requirement === null || id === requirement);
  const named = new Set(proofs.flatMap((proof) => proof.states.map((id) => visibleState(graph, spec, id))));
  const taken = new Set(proofs.flatMap(({ transitions }) => transitions));
  for (const { id } of graph.states) states.set(id, { tone: named.has(id) ? 'charged' : 'quiet' });
  for (const edge of graph.edges)
    edges.set(edge.id, { tone: transitionsOfEdge(edge).some((id) => taken.has(id)) ? 'charged' : 'quiet' });
}

/** `beyond`: nothing in a running shop can cause it. */
type Sign = 'taken' | 'missed' | 'notRun' | 'beyond';
const signs: Record<Sign, string> = { taken: '●', missed: '○', notRun: '·', beyond: '–' };

/** Per promised level: whether all its promised transitions of the edge were taken. */
function signsOf(spec: AnyFlowSpec, runs: RunData, promised: readonly Level[], ids: readonly string[]): Sign[] {
  return promised.map((level) => {
    const wanted = promisedTransitions(spec, level).filter((id) => ids.includes(id));
    const taken = takenAt(spec, runs, level);
    if (wanted.length === 0) return 'beyond';
    if (!taken) return 'notRun';
    return wanted.every((id) => taken.includes(id)) ? 'taken' : 'missed';
  });
}

/** The numbers of an edge are in the order of its labels; a dash for fewer than five sessions. */
function funnelMarks({ graph }: Seen, counted: Parameters<typeof countsOn>[1], edges: Map<string, Mark>) {
  const counts = graph.edges.map((edge) => ({ id: edge.id, counts: countsOn(edge, counted) }));
  const most = Math.max(1, ...counts.flatMap((one) => one.counts));
  for (const { id, counts: own } of counts) {
    const largest = Math.max(0, ...own);
    const badge = own.map((count) => count || '–').join(' · ');
    edges.set(id, largest > 0 ? { tone: 'charged', badge, weight: 1 + (3 * largest) / most } : { tone: 'quiet' });
  }
}
