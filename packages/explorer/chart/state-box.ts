import { createElement as h, Fragment, type ReactElement, type SVGAttributes } from 'react';
import {
  badgesOf,
  codeSize,
  lineHeight,
  nameSize,
  sentenceTop,
  textSize,
  type Box,
  type Layout,
  type PlacedState,
} from './layout.ts';
import { textWidth } from './text-width.ts';
import { color, foundLine, moneyDot, toneLooks, type Mark } from './marks.ts';

const sans = 'Figtree, system-ui, sans-serif';
const left = 16;
/** Width of the fold button in a state's first line. */
const foldRoom = 26;
/** Compound states are translucent. */
const containerOpacity = 0.55;
/** Padding of a name in the map. */
const near = 6;
/** Size of the fold button, in the top right corner of a state's box. */
const foldCorner = { width: 44, height: 40 };

/** Every way to break words into that many rows. */
function breaks(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]];
  return words
    .slice(1)
    .flatMap((_, index) =>
      breaks(words.slice(index + 1), count - 1).map((rest) => [words.slice(0, index + 1).join(' '), ...rest]),
    );
}

/** The largest setting of a name in its box, on up to three lines: for a chart at a small scale. */
function farName({ state, width, height, isContainer, lines }: PlacedState): {
  size: number;
  rows: string[];
  top: number;
  /** Left edge of the rows in a compound state; their middle in any other. */
  left: number;
} {
  const room = isContainer ? Math.min(height - 14, sentenceTop(state) - 13 + lines.length * lineHeight) : height - 14;
  const words = state.name.split(' ');
  const fold = canFold(state) ? foldCorner.width : 0;
  const across = width - 2 * near - fold;
  const choices = [1, 2, 3]
    .flatMap((count) => breaks(words, count))
    .map((rows) => {
      const widest = Math.max(...rows.map((row) => textWidth(row, 1, true)));
      return { rows, size: Math.min(64, across / widest / 1.06, (room * 0.8) / rows.length) };
    });
  const { rows, size } = choices.toSorted((one, other) => other.size - one.size)[0]!;
  const top = isContainer ? 8 + size * 0.85 : height / 2 + size * (0.34 - (rows.length - 1) * 0.5);
  return { size, rows, top, left: isContainer ? near + 4 : (width - fold) / 2 };
}

/** The smallest name size in the map, in units of the chart. */
export const smallestFarName = ({ states }: Layout): number =>
  Math.min(...states.map((placed) => farName(placed).size), 64);

/** The boxes of a compound state's name and fold button in the map, in units of the chart. */
export function farHead(placed: PlacedState): Box[] {
  const { x, y, width } = placed;
  const { size, rows } = farName(placed);
  const widest = Math.max(...rows.map((row) => textWidth(row, size, true)));
  return [
    { x, y, width: Math.min(width, widest + 2 * near + 4), height: 8 + rows.length * size * 1.1 },
    { x: x + width - foldCorner.width, y, ...foldCorner },
  ];
}

/** An outline around a state's box, `gap` away from it. */
const ring = ({ width, height }: PlacedState, gap: number, look: SVGAttributes<SVGRectElement>): ReactElement =>
  h('rect', {
    x: -gap,
    y: -gap,
    width: width + 2 * gap,
    height: height + 2 * gap,
    rx: 15 + gap,
    fill: 'none',
    ...look,
  });

const foundRing = (found: NonNullable<Mark['found']>) => ({
  stroke: foundLine,
  strokeWidth: found === 'current' ? 6 : 2.5,
  ...(found === 'current' ? { 'data-found-here': '' } : {}),
});

/** One state: its box with its words in it. */
export function stateBox(placed: PlacedState, mark: Mark, isSelected: boolean, showMoney: boolean): ReactElement {
  const { state, x, y, width, height, isContainer } = placed;
  const look = toneLooks[mark.tone];
  const isMarked = mark.tone !== 'plain' && mark.tone !== 'quiet';
  const fill = isContainer && !isMarked ? 'var(--colors-sand)' : look.fill;
  return h(
    'g',
    {
      key: state.id,
      transform: `translate(${round(x)} ${round(y)})`,
      'data-state-id': state.id,
      ...(mark.tone === 'now' || mark.isHere ? { 'data-now': '' } : {}),
      style: { cursor: 'pointer' },
    },
    isSelected && ring(placed, 5, { stroke: 'var(--colors-focus)', strokeWidth: 2.5 }),
    mark.found && ring(placed, 5, foundRing(mark.found)),
    mark.isHere && ring(placed, 3, { stroke: 'var(--colors-ink)', strokeWidth: 4 }),
    h('rect', {
      width,
      height,
      rx: 16,
      fill,
      fillOpacity: isContainer ? containerOpacity : 1,
      stroke: mark.isPassed && mark.tone !== 'now' ? color('ink') : look.stroke,
      strokeWidth: mark.isPassed ? 3 : mark.tone === 'now' ? 2 : 1.5,
      strokeDasharray: look.dash ?? (state.kind === 'parallel' || state.hasDeadline ? '5 4' : undefined),
    }),
    state.kind === 'final' &&
      h('rect', {
        x: 4,
        y: 4,
        width: width - 8,
        height: height - 8,
        rx: 12,
        fill: 'none',
        stroke: mark.tone === 'now' ? look.text : look.stroke,
        strokeWidth: 1.2,
      }),
    !isContainer && stateWords(placed, mark, showMoney),
    canFold(state) && foldButton(placed),
  );
}

const canFold = ({ kind }: Pick<PlacedState['state'], 'kind'>): boolean => kind === 'compound' || kind === 'parallel';

/** In the upper right corner: opens and closes the state in place. */
function foldButton({ state, width }: PlacedState): ReactElement {
  const look = { stroke: color('ink'), strokeWidth: 2, strokeLinecap: 'round' } as const;
  return h(
    'g',
    { 'data-fold': state.id, transform: `translate(${round(width - 20)} 20)` },
    h(
      'g',
      null,
      h('circle', { r: 11, fill: color('surface'), stroke: color('field'), strokeWidth: 1.5 }),
      h('path', { d: state.isFolded ? 'M-5 0H5M0-5V5' : 'M-5 0H5', fill: 'none', ...look }),
    ),
  );
}

/** The texts of a compound state: drawn over the lines inside it, with a gap in each line. */
export function containerWords(placed: PlacedState, mark: Mark, showMoney: boolean): ReactElement {
  const isMarked = mark.tone !== 'plain' && mark.tone !== 'quiet';
  const fill = isMarked ? toneLooks[mark.tone].fill : 'var(--colors-sand)';
  const halo = (stroke: string, strokeOpacity: number) =>
    h('g', { stroke, strokeOpacity, strokeWidth: 9, strokeLinejoin: 'round' }, stateWords(placed, mark, showMoney));
  return h(
    'g',
    {
      key: `${placed.state.id} words`,
      transform: `translate(${round(placed.x)} ${round(placed.y)})`,
      pointerEvents: 'none',
    },
    h('g', { 'aria-hidden': true }, halo('var(--colors-surface)', 1), halo(fill, containerOpacity)),
    stateWords(placed, mark, showMoney),
  );
}

/** Its name, its sentence, what it calls, what the money is. */
function stateWords(placed: PlacedState, mark: Mark, showMoney: boolean): ReactElement {
  const { state, width } = placed;
  const look = toneLooks[mark.tone];
  const lines = placed.lines.map((text, index) =>
    h(
      'text',
      {
        key: text,
        x: left,
        y: sentenceTop(state) + index * lineHeight,
        fontFamily: sans,
        fontSize: textSize,
        fill: look.quiet,
      },
      text,
    ),
  );
  const far = farName(placed);
  const badgesFrom = sentenceTop(state) + placed.lines.length * lineHeight;
  const inCode = (text: string, y: number) =>
    h(
      'text',
      { key: text, x: left, y, fontFamily: 'ui-monospace, monospace', fontSize: codeSize, fill: look.quiet },
      text,
    );
  return h(
    Fragment,
    null,
    h(
      'g',
      {
        'data-far': '',
        fontFamily: sans,
        fontWeight: 700,
        fontSize: round(far.size),
        fill: look.text,
        ...(placed.isContainer ? {} : { textAnchor: 'middle' }),
      },
      far.rows.map((row, index) => h('text', { key: row, x: far.left, y: round(far.top + index * far.size) }, row)),
    ),
    h(
      'g',
      { 'data-near': '' },
      h('text', { x: left, y: 25, fontFamily: sans, fontWeight: 700, fontSize: nameSize, fill: look.text }, state.name),
      state.codeName !== null && inCode(state.codeName, 40),
      lines,
      badgesOf(state).map((text, index) => inCode(text, badgesFrom + 6 + index * 18)),
    ),
    showMoney &&
      state.money &&
      h('circle', {
        'data-near': '',
        cx: width - 17 - (canFold(state) ? foldRoom : 0),
        cy: 19,
        r: 6.5,
        fill: moneyDot[state.money],
        stroke: 'var(--colors-surface)',
        strokeWidth: 2,
      }),
    mark.badge &&
      h(
        'text',
        {
          x: width - (showMoney && state.money ? 30 : 14) - (canFold(state) ? foldRoom : 0),
          y: 24,
          textAnchor: 'end',
          fontFamily: sans,
          fontWeight: 700,
          fontSize: 12,
          fill: look.text,
        },
        mark.badge,
      ),
  );
}

const round = (value: number) => Math.round(value * 10) / 10;
