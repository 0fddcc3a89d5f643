import { createElement as h, Fragment, type ReactElement } from 'react';
import { codeSize, lineHeight, nameSize, textSize, type PlacedState } from './layout.ts';
import { textWidth } from './text-width.ts';
import { moneyDot, toneLooks, type Mark } from './marks.ts';

const sans = 'Figtree, system-ui, sans-serif';
const left = 16;
/** What is around a state with others in it shines through. */
const containerOpacity = 0.55;
/** A name that is read from afar may fill its box. */
const near = 6;

/** The largest that a name can be in its box: to be read when the whole chart is seen from afar. */
function farName({ state, width, height, isContainer, lines }: PlacedState): { size: number; top: number } {
  const room = isContainer ? 30 + lines.length * lineHeight : height - 14;
  const size = Math.min(64, (width - 2 * near) / textWidth(state.name, 1, true), room * 0.8);
  return { size, top: isContainer ? 8 + size * 0.85 : height / 2 + size * 0.34 };
}

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
    isSelected &&
      h('rect', {
        x: -5,
        y: -5,
        width: width + 10,
        height: height + 10,
        rx: 20,
        fill: 'none',
        stroke: 'var(--colors-focus)',
        strokeWidth: 2.5,
      }),
    mark.isHere &&
      h('rect', {
        x: -3,
        y: -3,
        width: width + 6,
        height: height + 6,
        rx: 18,
        fill: 'none',
        stroke: 'var(--colors-ink)',
        strokeWidth: 4,
      }),
    h('rect', {
      width,
      height,
      rx: 16,
      fill,
      fillOpacity: isContainer ? containerOpacity : 1,
      stroke: look.stroke,
      strokeWidth: mark.tone === 'now' ? 2 : 1.5,
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
  );
}

/** The words of a state with others in it: above the lines that lead inside, each line interrupted by them. */
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
      { key: text, x: left, y: 43 + index * lineHeight, fontFamily: sans, fontSize: textSize, fill: look.quiet },
      text,
    ),
  );
  const badges = [...state.calls.map((call) => `→ ${call}`), ...(state.analytics ? [`◎ ${state.analytics}`] : [])];
  const far = farName(placed);
  const badgesFrom = 43 + placed.lines.length * lineHeight;
  return h(
    Fragment,
    null,
    h(
      'text',
      {
        'data-far': '',
        x: near,
        y: far.top,
        fontFamily: sans,
        fontWeight: 700,
        fontSize: round(far.size),
        fill: look.text,
      },
      state.name,
    ),
    h(
      'g',
      { 'data-near': '' },
      h(
        'text',
        { x: left, y: 25, fontFamily: sans, fontWeight: 700, fontSize: nameSize, fill: look.text },
        `${state.name}${state.isFolded ? '  ＋' : ''}`,
      ),
      lines,
      badges.map((text, index) =>
        h(
          'text',
          {
            key: text,
            x: left,
            y: badgesFrom + 6 + index * 18,
            fontFamily: 'ui-monospace, monospace',
            fontSize: codeSize,
            fill: look.quiet,
          },
          text,
        ),
      ),
    ),
    showMoney &&
      state.money &&
      h('circle', {
        'data-near': '',
        cx: width - 17,
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
          x: width - (showMoney && state.money ? 30 : 14),
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
