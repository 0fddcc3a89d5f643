import type { ChartLabel } from './chart-graph.ts';
import type { Box, Layout, LabelRow, PlacedEdge } from './layout.ts';
import type { Mark } from './marks.ts';
import { distance, lengthOf, type Point } from './route.ts';
import { farHead } from './state-box.ts';
import { textWidth, wrap } from './text-width.ts';

/** The placed label of an edge in a map. */
export interface PlacedWords extends Box {
  rows: LabelRow[];
  size: number;
}

/** Font size in screen pixels, at any scale. */
const wordSize = 12;
/** Row widths to try, in pixels, the most readable first. */
const widths = [150, 105, 76, 220];
/** Numbers of events per edge to try; the rest is shown as a number. */
const counts = [2, 1];
/** Enough that no event is cut. */
const maxRows = 8;
/** Free space around labels, in pixels. */
const air = 3;

interface Wanted {
  edge: PlacedEdge;
  mark: Mark;
  /** Must be shown, even if it overlaps something. */
  isNeeded: boolean;
}

/**
 * Places labels beside the lines of a map, which reserves no room for them: in the order of `wanted`, without overlap
 * of names, boxes or other labels. A label without room is left out: the panel beside the diagram shows it too.
 */
export function placeWords(
  { states, edges, anywheres, starts, width, height }: Layout,
  wanted: readonly Wanted[],
  scale: number,
): ReadonlyMap<string, PlacedWords> {
  const size = wordSize / Math.min(scale, 1);
  const pixel = size / wordSize;
  const taken: Box[] = [
    ...states.flatMap((placed) => (placed.isContainer ? farHead(placed) : [placed])),
    ...anywheres,
    ...starts.map(({ at }) => at),
  ];
  const lines = edges.map(({ edge, points }) => ({ id: edge.id, boxes: stretchesOf(points).map(boxAround) }));
  const spoken = new Set(wanted.map(({ edge }) => edge.edge.id));
  const placed = new Map<string, PlacedWords>();
  const texts = textsOf(wanted);
  for (const { edge, mark, isNeeded } of wanted) {
    const labels = texts.get(edge.edge.id) ?? [];
    if (labels.length === 0) continue;
    const others = lines.filter(({ id }) => id !== edge.edge.id);
    const crossed = (box: Box) =>
      others
        .map(({ id, boxes }) => (boxes.some((line) => meet(box, line, 0)) ? (spoken.has(id) ? 6 : 1) : 0))
        .reduce<number>((sum, one) => sum + one, 0);
    const looks = counts.flatMap((count) => widths.map((widest) => ({ count, widest: widest * pixel })));
    const choices = looks.flatMap(({ count, widest }, turn) => {
      const rows = rowsOf(labels.slice(0, count), labels.length - count, mark.badge, widest, size);
      const room = {
        width: Math.max(...rows.map(({ text }) => textWidth(text, size, true))) + 4 * pixel,
        height: rows.length * size * 1.2,
      };
      return placesAlong(edge.points, room, size).map(({ box, away }) => ({ ...box, rows, size, away, turn }));
    });
    const isInside = (box: Box) =>
      box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
    const free = choices.filter((box) => isInside(box) && !taken.some((one) => meet(box, one, air * pixel)));
    const cost = (choice: (typeof choices)[number]) =>
      choice.away / pixel / 2 + choice.turn * 25 + 30 * crossed(choice) + (choice.rows.length - 1) * 4;
    const [best] = free.map((one) => ({ one, cost: cost(one) })).toSorted((a, b) => a.cost - b.cost);
    const chosen = best?.one ?? (isNeeded ? choices[0] : undefined);
    if (!chosen) continue;
    placed.set(edge.edge.id, chosen);
    taken.push(chosen);
  }
  return placed;
}

const meet = (one: Box, other: Box, gap: number): boolean =>
  one.x < other.x + other.width + gap &&
  other.x < one.x + one.width + gap &&
  one.y < other.y + other.height + gap &&
  other.y < one.y + one.height + gap;

/** The label texts of each edge. Edges with the same text show their guards instead. */
function textsOf(wanted: readonly Wanted[]): ReadonlyMap<string, LabelRow[]> {
  const spoken = wanted.map(({ edge: { edge }, mark: { next } }) => {
    const possible = edge.labels.filter(({ transitionId }) => next?.has(transitionId));
    return { id: edge.id, labels: possible.length > 0 ? possible : edge.labels };
  });
  const ways = Map.groupBy(
    spoken.flatMap(({ id, labels }) => labels.map(({ text }) => ({ id, text }))),
    ({ text }) => text,
  );
  const isShared = (text: string) => new Set(ways.get(text)!.map(({ id }) => id)).size > 1;
  return new Map(
    spoken.map(({ id, labels }) => {
      const said = labels.map((label) => ({ text: wordsOf(label, isShared(label.text)), label }));
      return [id, said.filter(({ text }, index) => text && said.findIndex((one) => one.text === text) === index)];
    }),
  );
}

const wordsOf = ({ text, guard, kind }: ChartLabel, isShared: boolean): string =>
  [kind === 'failure' && '⚠', (isShared || text === '') && guard ? guard : text].filter(Boolean).join(' ');

function rowsOf(
  texts: readonly LabelRow[],
  more: number,
  badge: string | undefined,
  width: number,
  size: number,
): LabelRow[] {
  const rows = texts.flatMap(({ text, label }) =>
    wrap(text, width, size, maxRows).map((row): LabelRow => ({ text: row, label })),
  );
  const { label } = texts[0]!;
  const last = rows.pop()!;
  const ended = more > 0 ? { ...last, text: `${last.text} +${more}` } : last;
  return [...rows, ended, ...(badge ? [{ text: badge, label }] : [])];
}

const stretchesOf = (points: readonly Point[]) => points.slice(1).map((to, index) => [points[index]!, to] as const);

const boxAround = ([from, to]: readonly [Point, Point]): Box => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  width: Math.abs(from.x - to.x),
  height: Math.abs(from.y - to.y),
});

/**
 * Every place on a line and on both sides of it. `away`: distance from the line's end, where no other lines are near;
 * near its beginning several lines run side by side.
 */
function placesAlong(
  points: readonly Point[],
  { width, height }: Pick<Box, 'width' | 'height'>,
  step: number,
): { box: Box; away: number }[] {
  const stretches = stretchesOf(points);
  return stretches.flatMap((stretch, turn) => {
    const isUpright = Math.abs(stretch[0].x - stretch[1].x) < 1;
    const after = lengthOf(points.slice(turn + 1));
    const count = Math.max(2, Math.ceil(distance(...stretch) / step));
    return Array.from({ length: count - 1 }, (_, index) => between(stretch, (index + 1) / count)).flatMap((at) => {
      // The arrowhead stays free.
      const away = Math.abs(after + distance(at, stretch[1]) - 1.5 * step);
      const sides = isUpright ? [-width - step / 2, step / 2] : [-height - step / 4, step / 4];
      const on = { x: at.x - width / 2, y: at.y - height / 2, width, height };
      return [
        { box: on, away },
        ...sides.map((side) => ({
          box: isUpright ? { ...on, x: at.x + side } : { ...on, y: at.y + side },
          away: away + step / 2,
        })),
      ];
    });
  });
}

const between = ([from, to]: readonly [Point, Point], share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});
