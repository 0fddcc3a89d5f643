import { createElement as h, type ReactElement } from 'react';
import { lengthOf, routePath } from './route.ts';
import { labelRow, textSize, type Box, type Layout, type PlacedEdge } from './layout.ts';
import { toneLooks, type Mark, type Marks } from './marks.ts';
import { placeWords, type PlacedWords } from './place-words.ts';
import { containerWords, stateBox } from './state-box.ts';

interface DrawingProps {
  layout: Layout;
  marks: Marks;
  /** The selected state; outlined. */
  selected?: string | null;
  /** The state whose edges are strong and the others faint; without it all edges are alike. */
  chosen?: string | null;
  showMoney?: boolean;
  /** Pixels per unit of a map, which labels only some edges, in a fixed size. */
  mapScale?: number | undefined;
}

const plain: Mark = { tone: 'plain' };
const rank: Record<string, number> = { quiet: 0, plain: 1 };
const sans = 'Figtree, system-ui, sans-serif';

/** The chart's content, without the `svg` around it. No JSX, so that Node draws it too (`machines:diff`). */
export function drawing({
  layout,
  marks,
  selected = null,
  chosen,
  showMoney = true,
  mapScale,
}: DrawingProps): ReactElement {
  const containers = layout.states.filter(({ isContainer }) => isContainer);
  const leaves = layout.states.filter(({ isContainer }) => !isContainer);
  const markOf = (edge: PlacedEdge) => marks.edges.get(edge.edge.id) ?? plain;
  const inOrder = layout.edges.toSorted(
    (one, other) => (rank[markOf(one).tone] ?? 2) - (rank[markOf(other).tone] ?? 2),
  );
  const isFaint = (edge: PlacedEdge) => chosen !== undefined && calm.has(markOf(edge).tone) && !isAt(chosen, edge.edge);
  const words = mapScale === undefined ? null : placeWords(layout, wantedFirst(layout, marks, chosen), mapScale);
  const box = (state: (typeof layout.states)[number]) =>
    stateBox(state, marks.states.get(state.state.id) ?? plain, selected === state.state.id, showMoney);
  return h(
    'g',
    null,
    h('defs', null, arrows()),
    containers.map(box),
    layout.starts.map(({ at, points }, index) => start(at, routePath(points), index)),
    layout.anywheres.map(anywhere),
    inOrder.map((edge) => line(edge, markOf(edge), isFaint(edge))),
    containers.map((state) => containerWords(state, marks.states.get(state.state.id) ?? plain, showMoney)),
    leaves.map(box),
    inOrder.map((edge) => label(edge, markOf(edge), isFaint(edge), words?.get(edge.edge.id))),
  );
}

/** The edges that a map labels: current match, edges of the chosen state, possible events, other matches. */
function wantedFirst({ edges }: Layout, marks: Marks, chosen: string | null | undefined) {
  const rankOf = (edge: PlacedEdge, { tone, found }: Mark) => {
    if (found === 'current') return 0;
    if (chosen !== undefined && leavesFrom(chosen, edge.edge)) return 1;
    return tone === 'now' ? 2 : found ? 3 : null;
  };
  return edges
    .flatMap((edge) => {
      const mark = marks.edges.get(edge.edge.id) ?? plain;
      const rank = rankOf(edge, mark);
      return rank === null ? [] : [{ edge, mark, rank, isNeeded: rank === 0, length: lengthOf(edge.points) }];
    })
    .toSorted((one, other) => one.rank - other.rank || one.length - other.length);
}

/** Tones that are faint while another state's edges are shown. */
const calm: ReadonlySet<string> = new Set(['plain', 'quiet', 'visited', 'good']);

const leavesFrom = (stateId: string | null, { source }: PlacedEdge['edge']): boolean =>
  source === stateId || source === `${stateId}:anywhere`;

const isAt = (stateId: string | null, edge: PlacedEdge['edge']): boolean =>
  edge.target === stateId || leavesFrom(stateId, edge);

const lines = [...new Set(Object.values(toneLooks).map((look) => look.line))];
const arrowId = (stroke: string) => `arrow-${lines.indexOf(stroke)}`;

const arrows = () =>
  lines.map((stroke) =>
    h(
      'marker',
      {
        id: arrowId(stroke),
        key: stroke,
        viewBox: '0 0 10 10',
        refX: 9,
        refY: 5,
        markerWidth: 9,
        markerHeight: 9,
        markerUnits: 'userSpaceOnUse',
        orient: 'auto',
      },
      h('path', { d: 'M0 1 9 5 0 9Z', fill: stroke }),
    ),
  );

function line({ edge, points }: PlacedEdge, { tone, weight = 1 }: Mark, isFaint: boolean): ReactElement {
  const look = toneLooks[tone];
  return h('path', {
    key: edge.id,
    d: routePath(points),
    fill: 'none',
    stroke: look.line,
    strokeWidth: tone === 'plain' || tone === 'quiet' ? 1.5 : 1.5 + weight * 0.7,
    strokeDasharray: look.dash ?? (edge.labels.every(({ kind }) => kind === 'time') ? '5 4' : undefined),
    markerEnd: `url(#${arrowId(look.line)})`,
    'data-edge': edge.id,
    ...(isFaint ? { 'data-faint': '' } : {}),
  });
}

function label(
  { edge, label: roomy }: PlacedEdge,
  { tone, badge, found }: Mark,
  isFaint: boolean,
  spoken: PlacedWords | undefined,
): ReactElement | null {
  const placed = spoken ?? roomy;
  if (!placed) return null;
  const { x, y, width, rows } = placed;
  const look = toneLooks[tone];
  const isMarked = tone !== 'plain' && tone !== 'quiet';
  const size = spoken?.size ?? textSize;
  const row = spoken ? size * 1.2 : labelRow;
  const text = {
    x: x + width / 2,
    textAnchor: 'middle',
    fontFamily: sans,
    fontSize: size,
    paintOrder: 'stroke',
    stroke: 'var(--colors-surface)',
    strokeWidth: size / 2.4,
    strokeLinejoin: 'round',
  } as const;
  return h(
    'g',
    {
      key: `${edge.id} label`,
      'data-edge': edge.id,
      ...(spoken ? { 'data-spoken': '' } : { 'data-near': '' }),
      ...(isFaint ? { 'data-faint': '' } : {}),
    },
    found &&
      h('rect', {
        x: x - 4,
        y: y - 2,
        width: width + 8,
        height: rows.length * row + 6,
        rx: 8,
        fill: 'none',
        stroke: toneLooks.found.line,
        strokeWidth: found === 'current' ? 5 : 2,
        ...(found === 'current' ? { 'data-found-here': '' } : {}),
      }),
    rows.map((one, index) =>
      h(
        'text',
        {
          ...text,
          key: `${one.label.transitionId} ${one.text}`,
          y: y + size + index * row,
          fontWeight: isMarked ? 700 : 500,
          fill: !isMarked
            ? 'var(--colors-ink2)'
            : tone === 'now' || tone === 'bad' || tone === 'removed'
              ? look.line
              : 'var(--colors-ink)',
          ...(tone === 'now' ? { 'data-transition': one.label.transitionId } : {}),
        },
        one.text,
      ),
    ),
    badge &&
      !spoken &&
      h('text', { ...text, y: y + size + rows.length * row, fontWeight: 700, fill: 'var(--colors-ink)' }, badge),
  );
}

function start({ x, y, width }: Box, d: string, index: number): ReactElement {
  const radius = width / 2;
  return h(
    'g',
    { key: `start ${index}` },
    h('circle', { cx: x + radius, cy: y + radius, r: radius, fill: 'var(--colors-ink)' }),
    h('path', {
      d,
      fill: 'none',
      stroke: 'var(--colors-field)',
      strokeWidth: 1.5,
      markerEnd: `url(#${arrowId(toneLooks.plain.line)})`,
    }),
  );
}

/** A star: the source of transitions that are possible in every state inside. */
function anywhere({ id, x, y, width }: Box & { id: string }): ReactElement {
  const middle = width / 2;
  return h(
    'g',
    { key: id },
    h('circle', {
      cx: x + middle,
      cy: y + middle,
      r: middle - 1,
      fill: 'var(--colors-surface)',
      stroke: 'var(--colors-field)',
      strokeWidth: 1.5,
      strokeDasharray: '3 3',
    }),
    h(
      'text',
      {
        x: x + middle,
        y: y + middle + 6,
        textAnchor: 'middle',
        fontFamily: sans,
        fontSize: 18,
        fill: 'var(--colors-ink)',
      },
      '∗',
    ),
  );
}

/** Two drawings of a state: with all its content, and its name alone, large enough for a small scale. */
const distances = [
  // Character spacing stays exact where a name is small.
  'text{text-rendering:geometricPrecision}',
  'svg:not([data-afar]) [data-far],svg[data-afar] [data-near]{display:none}',
  // As large as a finger needs, but no larger than the free corner of its box.
  'svg[data-afar] [data-fold]>g{scale:min(1.5,calc(1 / var(--scale)))}',
  '[data-transition],[data-fold]{cursor:pointer}svg:not([data-folds]) [data-fold]{display:none}',
  'path[data-faint]{opacity:.3}g[data-faint]{opacity:.65}',
].join('');

/** The chart as a whole `svg` element. */
export function chartSvg(props: DrawingProps & { title: string; attributes?: Record<string, unknown> }): ReactElement {
  const { width, height } = props.layout;
  return h(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${Math.ceil(width)} ${Math.ceil(height)}`,
      width: Math.ceil(width),
      height: Math.ceil(height),
      role: 'img',
      'aria-label': props.title,
      ...props.attributes,
    },
    h('style', null, distances),
    drawing(props),
  );
}
