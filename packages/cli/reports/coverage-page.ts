import {
  countedStates,
  coveredBy,
  derivePaths,
  drivableTransitions,
  machineShape,
  pathText,
  requirementsOf,
  walkPath,
  type AnyFlowSpec,
  type FlowPath,
  type FlowReport,
  type RequirementProof,
} from 'model-testing';
import { followTokens, paletteSheet, statePathOf, stateName, tokensOf, type Brand } from 'machine-explorer';
import type { Finding } from '../paths/check-flow.ts';
import type { CheckedFlow } from './junit.ts';

type Kind = 'states' | 'transitions' | 'guards' | 'requirements';

/** An item to cover. `paths`: numbers of the paths that cover it; null: each path does. */
interface Item {
  name: string;
  says: string;
  paths: readonly number[] | null;
  /** Why it cannot be covered. */
  excuse: string | null;
  /** Whether a check found it broken. */
  isBroken: boolean;
}

interface FlowCoverage {
  flow: string;
  spec: AnyFlowSpec;
  paths: FlowPath[];
  items: Record<Kind, Item[]>;
}

const kinds: readonly Kind[] = ['states', 'transitions', 'guards', 'requirements'];
const isCovered = ({ paths, isBroken }: Item) => !isBroken && (paths === null || paths.length > 0);

/** What the derived paths of both suites cover, by name. */
function flowCoverage(spec: AnyFlowSpec, report: FlowReport): FlowCoverage {
  const paths = [
    ...new Map(
      [...derivePaths(spec, 'states'), ...derivePaths(spec, 'transitions')].map((path) => [JSON.stringify(path), path]),
    ).values(),
  ];
  const covered = paths.map((path) => coveredBy(walkPath(spec, path)));
  const shape = machineShape(spec.machine);
  const numbersOf = (kind: 'states' | 'transitions' | 'guards', names: readonly string[]) =>
    covered.flatMap((one, index) => (names.some((name) => one[kind].has(name)) ? [index + 1] : []));
  const excuseOf = (name: string) =>
    spec.unreachable?.find(({ item }) => item === name || item === name.replace(/ (?:yes|no)$/, ''))?.reason ?? null;
  const item = (kind: 'states' | 'transitions' | 'guards', name: string, says = ''): Item => ({
    name,
    says,
    paths: numbersOf(kind, [name]),
    excuse: excuseOf(name),
    isBroken: false,
  });
  const broken = brokenIn(report);
  const placesOf = ({ states, transitions }: RequirementProof) => {
    if (transitions.length > 0) return numbersOf('transitions', transitions);
    return states.length > 0 ? numbersOf('states', states) : null;
  };
  const drivable = drivableTransitions(shape);
  return {
    flow: spec.name,
    spec,
    paths,
    items: {
      states: countedStates(shape).map(({ id, path }) => item('states', id, stateName(spec, path, 'en'))),
      transitions: drivable.map(({ id }) => item('transitions', id)),
      guards: drivable.flatMap(({ id, guard }) =>
        guard === null ? [] : [item('guards', `${id} yes`), item('guards', `${id} no`)],
      ),
      requirements: requirementsOf(spec).map((proof) => ({
        name: proof.id,
        says: `${proof.kind === 'wayOut' ? 'way out' : proof.kind}: ${proof.name}`,
        paths: placesOf(proof),
        excuse: null,
        isBroken: broken.has(proof.name),
      })),
    },
  };
}

/** Names of the rules that are broken or undecided. */
const brokenIn = ({ invariants, postconditions, waysOut, properties }: FlowReport): Set<string> =>
  new Set([
    ...[...invariants, ...waysOut].flatMap(({ name, counterExample }) => (counterExample ? [name] : [])),
    ...postconditions.flatMap(({ name, counterExample, problem }) => (counterExample || problem ? [name] : [])),
    ...properties.flatMap(({ name, result }) => (result === 'kept' ? [] : [name])),
  ]);

/** A self-contained page in English: the paths of each flow and what they cover. */
export function coveragePage(brand: Brand, checked: readonly CheckedFlow[]): string {
  const sections = checked.map((one) =>
    'error' in one
      ? `<section id="${escape(one.flow)}"><h2>${escape(one.flow)}</h2><p class="no">${escape(one.error)}</p></section>`
      : flowSection(flowCoverage(one.spec, one.report), one.findings),
  );
  const links = checked.map(({ flow }) => `<a href="#${escape(flow)}">${escape(flow)}</a>`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(brand.name)}: what the paths cover</title>
<style>${paletteSheet(brand)}
*{box-sizing:border-box}body{margin:0;padding:1rem;font:1rem/1.55 Figtree,system-ui,sans-serif;background:var(--colors-page);color:var(--colors-ink);overflow-wrap:anywhere}
main{max-width:60rem;margin:auto}nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem}a{color:inherit;display:inline-block;padding:.25rem 0}
section{margin:1.5rem 0;padding:1rem;border-radius:20px;background:var(--colors-surface);border:1px solid var(--colors-line)}h2{margin:0 0 .5rem}
details{margin:.5rem 0}summary{cursor:pointer;padding:.5rem 0;font-weight:600}ul,ol{margin:0;padding:0;list-style:none;display:grid;gap:.5rem}
li{padding:.5rem .75rem;border-radius:12px;background:var(--colors-sand)}code{font:.8125rem/1.6 ui-monospace,monospace}
.no{background:var(--colors-coralSoft);color:var(--colors-onCoralSoft)}.excused{background:var(--colors-butterSoft);color:var(--colors-onButterSoft)}
.paths{font-size:.875rem}.paths a{margin-right:.5rem}li:target{outline:3px solid var(--colors-focus)}</style></head>
<body><main><h1>What the paths cover</h1><nav aria-label="Flows">${links.join('')}</nav>
${sections.join('\n')}</main></body></html>
`;
}

function flowSection({ flow, spec, paths, items }: FlowCoverage, findings: readonly Finding[]): string {
  const found = findings.map(({ what, detail }) => `<li class="no">${escape(`${what}: ${detail}`)}</li>`);
  const result = found.length === 0 ? '<p>All checks pass.</p>' : `<ul>${found.join('\n')}</ul>`;
  const lists = kinds.map((kind) => {
    const list = items[kind];
    if (list.length === 0) return '';
    const rows = list.map((item) => itemRow(flow, item));
    return `<details><summary>${kind}: ${list.filter(isCovered).length} of ${list.length}</summary><ul>${rows.join('\n')}</ul></details>`;
  });
  const rows = paths.map(
    (path, index) =>
      `<li id="${escape(flow)}-${index + 1}">${index + 1}. <code>${escape(pathText(spec, path))}</code><details><summary>State after each event</summary><ol>${stepRows(spec, path)}</ol></details></li>`,
  );
  return `<section id="${escape(flow)}"><h2>${escape(flow)}</h2>${result}
${lists.join('\n')}
<details><summary>paths: ${paths.length}</summary><ol>${rows.join('\n')}</ol></details></section>`;
}

function itemRow(flow: string, item: Item): string {
  const { name, says, paths, excuse, isBroken } = item;
  const missing = excuse === null ? 'not covered' : `cannot happen: ${excuse}`;
  const mark = isCovered(item) ? 'covered' : isBroken ? 'broken, though covered' : missing;
  const sort = isCovered(item) ? 'yes' : excuse === null ? 'no' : 'excused';
  const links = paths?.map((number) => `<a href="#${escape(flow)}-${number}">${number}</a>`).join('');
  const by = paths === null ? ' on every path' : links ? ` by ${links}` : '';
  return `<li class="${sort}"><code>${escape(name)}</code> ${escape(says)}<div class="paths">${escape(mark)}${by}</div></li>`;
}

function stepRows(spec: AnyFlowSpec, { input, events }: FlowPath): string {
  const { steps } = followTokens(spec, input, tokensOf(spec, input, events));
  return steps
    .map(
      ({ token, visit }) => `<li><code>${escape(`${token ?? 'start'} → ${statePathOf(visit.snapshot)}`)}</code></li>`,
    )
    .join('');
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
