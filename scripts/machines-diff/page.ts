import Elk from 'elkjs/lib/elk.bundled.js';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AnyFlowSpec } from '../../model-testing/index.ts';
import { chartGraph } from '../../src/explorer/chart/chart-graph.ts';
import { chartSvg } from '../../src/explorer/chart/drawing.ts';
import { layoutChart } from '../../src/explorer/chart/layout.ts';
import type { Mark, Marks } from '../../src/explorer/chart/marks.ts';
import { darkProperties, theme } from '../../src/theme/tokens.ts';
import { differenceLines, type Difference } from './compare.ts';

export interface FlowDifference {
  flow: string;
  before: AnyFlowSpec | null;
  after: AnyFlowSpec | null;
  difference: Difference;
}

const sideName = (revision: string) => (revision === '.' ? 'work tree' : revision);

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** One page that stands by itself: per flow the list of differences and both charts, what is new in green, what is gone in red. */
export async function differencePage(before: string, after: string, flows: readonly FlowDifference[]): Promise<string> {
  const [from, to] = [sideName(before), sideName(after)];
  const sections: string[] = [];
  for (const { flow, before, after, difference } of flows) {
    const charts = await Promise.all([
      before ? chart(before, difference, 'before') : '<p>not there</p>',
      after ? chart(after, difference, 'after') : '<p>not there</p>',
    ]);
    sections.push(`<section><h2>${escape(flow)}</h2>
<ul>${differenceLines(difference)
      .map(
        (line) =>
          `<li class="${line[0] === '+' ? 'added' : line[0] === '-' ? 'removed' : 'changed'}">${escape(line)}</li>`,
      )
      .join('')}</ul>
<div class="charts"><figure><figcaption>${escape(from)}</figcaption><div tabindex="0">${charts[0]}</div></figure>
<figure><figcaption>${escape(to)}</figcaption><div tabindex="0">${charts[1]}</div></figure></div></section>`);
  }
  const light = Object.entries(theme.colors).map(([name, value]) => `--colors-${name}:${value}`);
  const dark = Object.entries(darkProperties).map(([name, value]) => `${name}:${value}`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Machines: ${escape(from)} → ${escape(to)}</title>
<style>:root{${light.join(';')}}@media (prefers-color-scheme:dark){:root{${dark.join(';')}}}
body{margin:0;padding:1.5rem;font:1rem/1.55 Figtree,system-ui,sans-serif;background:var(--colors-page);color:var(--colors-ink)}
ul{list-style:none;padding:0;font:.8125rem/1.7 ui-monospace,monospace}.added{color:var(--colors-onSageSoft)}.removed{color:var(--colors-onCoralSoft)}.changed{color:var(--colors-onButterSoft)}
.charts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,30rem),1fr));gap:1rem}figure{margin:0;min-width:0}
figure div{overflow:auto;max-height:80vh;border:1px solid var(--colors-line);border-radius:20px;background:var(--colors-surface);padding:1rem}figure svg{display:block;width:100%;min-width:44rem;height:auto}</style></head>
<body><main><h1>${escape(from)} → ${escape(to)}</h1>
${flows.length === 0 ? '<p>No machine is different.</p>' : sections.join('\n')}</main></body></html>
`;
}

async function chart(spec: AnyFlowSpec, difference: Difference, side: 'before' | 'after'): Promise<string> {
  const graph = chartGraph(spec, { language: 'en', inCode: true });
  const layout = await layoutChart(new Elk(), graph);
  const tone = side === 'before' ? 'removed' : 'added';
  const { retargeted, changed } = difference;
  const marked = new Set(side === 'before' ? difference.states.removed : difference.states.added);
  const own = new Set(side === 'before' ? difference.edges.removed : difference.edges.added);
  const other = new Set([...retargeted, ...changed].map(({ id }) => id));
  const states = new Map<string, Mark>();
  const edges = new Map<string, Mark>();
  for (const { id } of graph.states) if (marked.has(id)) states.set(id, { tone });
  for (const { id, labels } of graph.edges) {
    if (labels.some(({ transitionId }) => own.has(transitionId))) edges.set(id, { tone });
    else if (labels.some(({ transitionId }) => other.has(transitionId))) edges.set(id, { tone: 'changed' });
  }
  const marks: Marks = { states, edges };
  return renderToStaticMarkup(chartSvg({ layout, marks, title: `${spec.name}, ${side}` }));
}
