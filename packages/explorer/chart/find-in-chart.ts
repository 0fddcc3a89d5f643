import type { ChartGraph } from './chart-graph.ts';
import type { Box, Layout } from './layout.ts';

/** A state or an edge in which the sought text stands. */
export interface Match {
  kind: 'state' | 'edge';
  id: string;
  /** What is to be said of it. */
  text: string;
}

const marks = /\p{M}/gu;

/** Without capitals, dots and accents: "odendi" finds "Ödendi" and "ISIN" finds "ısın". */
const plain = (text: string) =>
  text.toLocaleLowerCase('tr').replaceAll('ı', 'i').normalize('NFD').replaceAll(marks, '');

/** Whatever holds the text: first states and events of that name, then states that speak of it, then guards. */
export function findInChart(graph: ChartGraph, sought: string): Match[] {
  const wanted = plain(sought.trim());
  if (wanted === '') return [];
  const rankOf = (names: readonly string[], more: readonly string[]): number | null => {
    const known = names.map(plain);
    if (known.includes(wanted)) return 0;
    if (known.some((name) => name.includes(wanted))) return 1;
    return more.some((text) => plain(text).includes(wanted)) ? 2 : null;
  };
  const found: { rank: number; match: Match }[] = [];
  for (const { id, name, codeName, description, calls, analytics, flowInside } of graph.states) {
    const rank = rankOf(
      [name, codeName ?? name],
      [id.split('.').slice(1).join('.'), description, ...calls, analytics ?? '', flowInside ?? ''],
    );
    if (rank !== null) found.push({ rank, match: { kind: 'state', id, text: name } });
  }
  for (const { id, labels } of graph.edges) {
    const ranked = labels.flatMap(({ text, guard, transitionId }) => {
      const event = eventOf(transitionId);
      const rank = rankOf([text], [guard ?? '', event]);
      return rank === null
        ? []
        : { rank: rank === 2 ? 3 : rank, match: { kind: 'edge', id, text: text || event } as const };
    });
    const [best] = ranked.toSorted((one, other) => one.rank - other.rank);
    if (best) found.push(best);
  }
  return found.toSorted((one, other) => one.rank - other.rank).map(({ match }) => match);
}

/** The event of a transition's id, without the state it leaves. */
const eventOf = (transitionId: string): string => transitionId.slice(transitionId.indexOf(' ') + 1);

/** Where a match is drawn: its box, or the words of its edge. */
export function placeOf({ states, edges }: Layout, { kind, id }: Match): Box | null {
  if (kind === 'state') return states.find(({ state }) => state.id === id) ?? null;
  const edge = edges.find((one) => one.edge.id === id);
  if (!edge) return null;
  const [x, y] = [edge.points.map((point) => point.x), edge.points.map((point) => point.y)];
  return (
    edge.label ?? {
      x: Math.min(...x),
      y: Math.min(...y),
      width: Math.max(...x) - Math.min(...x),
      height: Math.max(...y) - Math.min(...y),
    }
  );
}
