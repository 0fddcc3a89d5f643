import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  type ChangeGroup,
  type Chart,
  chartSvg,
  type Difference,
  groupChanges,
  sideName,
  type Sight,
  subjectOf,
  paletteSheet,
  type Brand,
} from 'machine-explorer';
import { changeLines } from './compare.ts';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** One self-contained page in English: every change with its screens, and both charts. `pictures`: their folder. */
export function differencePage(brand: Brand, { from, to, flows }: Difference, pictures: string): string {
  const [then, now] = [sideName(from, 'en'), sideName(to, 'en')];
  const figure = (side: string, sight: Sight | null) => {
    const statePath = sight ? `<code>${escape(sight.statePath)}</code>` : 'not there';
    return `<figure><figcaption>${escape(side)}: ${statePath}</figcaption>${sight?.pictures ? picture(sight, pictures) : ''}</figure>`;
  };
  const item = ({ changes: [first, ...more], isRepeat }: ChangeGroup) => {
    const lines = [first, ...more].map((change) => `<b>${escape(changeLines(change)[0]!)}</b>`).join('<br>');
    const both = `<div class="screens">${figure(then, first.before)}${figure(now, first.after)}</div>`;
    // A part of the machine has no single state, and so no screens.
    const screens = subjectOf(first.what) === 'part' ? '' : isRepeat ? '<p>The same two screens as above.</p>' : both;
    return `<li class="${first.sign}">${lines}${screens}</li>`;
  };
  const sections = flows.map(
    ({ flow, changes, before, after }) => `<section><h2>${escape(flow)}</h2>
<ul>${groupChanges(changes).map(item).join('\n')}</ul>
<div class="charts">${chart(then, before?.en, `${flow}, before`)}${chart(now, after?.en, `${flow}, after`)}</div></section>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Machines: ${escape(then)} → ${escape(now)}</title>
<style>${paletteSheet(brand)}
body{margin:0;padding:1.5rem;font:1rem/1.55 Figtree,system-ui,sans-serif;background:var(--colors-page);color:var(--colors-ink)}
ul{list-style:none;padding:0;display:grid;gap:1rem}li{padding:1rem;border-radius:20px;background:var(--colors-sand)}li>b{font:600 .8125rem/1.7 ui-monospace,monospace}
.added>b{color:var(--colors-onSageSoft)}.removed>b{color:var(--colors-onCoralSoft)}.changed>b{color:var(--colors-onButterSoft)}
.screens{display:flex;flex-wrap:wrap;gap:1rem;margin-top:.75rem}.screens img{display:block;width:240px;height:auto;border:6px solid var(--colors-ink);border-radius:24px}
figure{margin:0;min-width:0}figcaption{font-size:.875rem;margin-bottom:.35rem}
.charts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,30rem),1fr));gap:1rem}
.charts div{overflow:auto;max-height:80vh;border:1px solid var(--colors-line);border-radius:20px;background:var(--colors-surface);padding:1rem}.charts svg{display:block;width:100%;min-width:44rem;height:auto}</style></head>
<body><main><h1>${escape(then)} → ${escape(now)}</h1>
${flows.length === 0 ? '<p>No machine is different.</p>' : sections.join('\n')}</main></body></html>
`;
}

function picture({ statePath, pictures }: Sight, folder: string): string {
  const data = readFileSync(path.join(folder, pictures!.en)).toString('base64');
  return `<img src="data:image/webp;base64,${data}" alt="The screen of ${escape(statePath)}" width="240" loading="lazy">`;
}

function chart(side: string, drawn: Chart | undefined, title: string): string {
  const svg = drawn
    ? `<div tabindex="0">${renderToStaticMarkup(
        chartSvg({
          layout: drawn.layout,
          marks: { states: new Map(drawn.states), edges: new Map(drawn.edges) },
          title,
        }),
      )}</div>`
    : '<p>not there</p>';
  return `<figure><figcaption>${escape(side)}</figcaption>${svg}</figure>`;
}
