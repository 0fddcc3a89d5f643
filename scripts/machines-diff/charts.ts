import Elk from 'elkjs/lib/elk.bundled.js';
import type { AnyFlowSpec } from 'model-testing';
import { chartGraph } from '../../src/explorer/chart/chart-graph.ts';
import { layoutChart } from '../../src/explorer/chart/layout.ts';
import type { Mark } from '../../src/explorer/chart/marks.ts';
import type { Chart } from '../../src/explorer/difference/difference.types.ts';
import { subjectOf } from '../../src/explorer/difference/subject-of.ts';
import type { Language } from '../../src/explorer/words.ts';
import type { BareChange } from './compare.ts';

type Changes = readonly Pick<BareChange, 'sign' | 'what' | 'id' | 'was'>[];

/** The placed chart of one side, in both languages: what is only there is marked, and what changed. */
export async function chartsOf(
  spec: AnyFlowSpec | null,
  changes: Changes,
  own: 'added' | 'removed',
): Promise<Record<Language, Chart> | null> {
  if (!spec) return null;
  const [tr, en] = await Promise.all([chartOf(spec, changes, own, 'tr'), chartOf(spec, changes, own, 'en')]);
  return { tr, en };
}

async function chartOf(
  spec: AnyFlowSpec,
  changes: Changes,
  own: 'added' | 'removed',
  language: Language,
): Promise<Chart> {
  const graph = chartGraph(spec, { language });
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
