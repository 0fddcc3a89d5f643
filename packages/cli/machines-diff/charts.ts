import Elk from 'elkjs/lib/elk.bundled.js';
import type { AnyFlowSpec } from 'model-testing';
import {
  type Chart,
  chartGraph,
  type Language,
  layoutChart,
  type Mark,
  subjectOf,
  type FlowsWithin,
} from 'machine-explorer';
import type { BareChange } from './compare.ts';

type Changes = readonly Pick<BareChange, 'sign' | 'what' | 'id' | 'was'>[];

/** The placed chart of one side in both languages, with marks on what exists only there and on what changed. */
export async function chartsOf(
  within: FlowsWithin,
  spec: AnyFlowSpec | null,
  changes: Changes,
  own: 'added' | 'removed',
): Promise<Record<Language, Chart> | null> {
  if (!spec) return null;
  const [tr, en] = await Promise.all([
    chartOf(within, spec, changes, own, 'tr'),
    chartOf(within, spec, changes, own, 'en'),
  ]);
  return { tr, en };
}

async function chartOf(
  within: FlowsWithin,
  spec: AnyFlowSpec,
  changes: Changes,
  own: 'added' | 'removed',
  language: Language,
): Promise<Chart> {
  const graph = chartGraph(spec, { language, within });
  const layout = await layoutChart(new Elk(), graph);
  const toneOf = (isState: boolean, ids: readonly string[]): Mark['tone'] | null => {
    const found = changes.filter(
      ({ sign, what, id, was }) =>
        subjectOf(what) === (isState ? 'state' : 'edge') &&
        (sign === own || sign === 'changed') &&
        ids.includes(own === 'removed' ? (was ?? id) : id),
    );
    if (found.some(({ sign }) => sign === own)) return own;
    return found.some(({ sign }) => sign === 'changed') ? 'changed' : null;
  };
  return {
    layout,
    states: graph.states.flatMap(({ id }) => {
      const tone = toneOf(true, [id]);
      return tone ? [[id, { tone }] satisfies Chart['states'][number]] : [];
    }),
    edges: graph.edges.map(({ id, labels }) => {
      const tone = toneOf(
        false,
        labels.map(({ transitionId }) => transitionId),
      );
      return [id, { tone: tone ?? 'quiet' }];
    }),
  };
}
