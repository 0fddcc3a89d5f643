import type { AnyFlowSpec } from 'model-testing';
import type { Phrase } from '../config.ts';
import type { Language } from '../model/copy.ts';
import { plain } from '../model/plain-text.ts';
import type { ChartGraph, ChartLabel } from './chart-graph.ts';
import { visibleState } from './visible-state.ts';

/** A state or an edge that contains the sought text. */
export interface Match {
  kind: 'state' | 'edge';
  id: string;
  /** The text by which the match is announced. */
  text: string;
}

/** A match with the drawn state or edge that shows it: for a hidden one the folded state around it. */
export interface DrawnMatch extends Match {
  drawnAs: string;
}

/**
 * States and edges that contain the text: first by name, then states by their other texts, then guards. `phrases`:
 * words from elsewhere that lead to states of this flow.
 */
export function findInChart(
  graph: ChartGraph,
  sought: string,
  phrases: readonly Phrase[],
  language: Language,
): Match[] {
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
    const path = id.split('.').slice(1).join('.');
    const elsewhere = phrases.flatMap(({ state, from, text }) =>
      state === path ? [from[language], text[language]] : [],
    );
    const rank = rankOf(
      [name, codeName ?? name],
      [path, description, ...calls, analytics ?? '', flowInside ?? '', ...elsewhere],
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

/** The drawn element of a match in the whole machine; empty where none shows it. */
export function drawnAs(spec: AnyFlowSpec, whole: ChartGraph, drawn: ChartGraph, match: Match): DrawnMatch[] {
  const { kind, id } = match;
  if (kind === 'state') return withId(match, visibleState(drawn, spec, id));
  if (drawn.edges.some((edge) => edge.id === id)) return withId(match, id);
  const hidden = whole.edges.find((edge) => edge.id === id)!;
  const isOfIt = ({ transitionId }: ChartLabel) => hidden.labels.some((label) => label.transitionId === transitionId);
  const end = visibleState(drawn, spec, hidden.target);
  const edge = drawn.edges.find(({ target, labels }) => target === end && labels.some(isOfIt));
  return withId(match, edge?.id ?? end);
}

const withId = (match: Match, id: string | null): DrawnMatch[] => (id === null ? [] : [{ ...match, drawnAs: id }]);
