export type Tone =
  | 'plain'
  | 'now'
  | 'visited'
  | 'good'
  | 'bad'
  | 'warn'
  | 'charged'
  | 'refunded'
  | 'found'
  | 'quiet'
  | 'added'
  | 'removed'
  | 'changed';

/** What an overlay says of one state or edge. */
export interface Mark {
  tone: Tone;
  /** The walk's current state; outlined, because the overlay uses the colours. */
  isHere?: boolean;
  /** The walk passed through; outlined in ink, because the overlay uses the colours. */
  isPassed?: boolean;
  /** A search result; the current one is highlighted. */
  found?: 'one' | 'current';
  /** A few characters beside it: a count, a tick. */
  badge?: string;
  /** The transitions possible now: of an edge's labels only theirs are drawn. */
  next?: ReadonlySet<string>;
  /** Strength of an edge, 1 (thin) to 4. */
  weight?: number;
}

export interface Marks {
  states: ReadonlyMap<string, Mark>;
  /** By edge id. */
  edges: ReadonlyMap<string, Mark>;
}

export interface ToneLook {
  fill: string;
  stroke: string;
  text: string;
  quiet: string;
  line: string;
  dash?: string;
}

export const color = (name: string) => `var(--colors-${name})`;
const ordinary = { text: color('ink'), quiet: color('ink2') };

/** Search results; no other mark is blue. */
export const foundLine = '#2f86c9';

/** Every tone in the theme's own colours, so that light and dark come from one place. */
export const toneLooks: Record<Tone, ToneLook> = {
  plain: { fill: color('page'), stroke: color('field'), line: color('field'), ...ordinary },
  now: { fill: color('coral'), stroke: color('coral'), line: color('coralText'), text: '#2b1a2f', quiet: '#2b1a2f' },
  visited: { fill: color('page'), stroke: color('ink'), line: color('ink'), ...ordinary },
  good: { fill: color('sageSoft'), stroke: '#5e8f70', line: '#5e8f70', ...ordinary },
  bad: { fill: color('coralSoft'), stroke: color('coralText'), line: color('coralText'), ...ordinary },
  warn: { fill: color('butterSoft'), stroke: '#b97a00', line: '#b97a00', ...ordinary },
  charged: { fill: color('lilacSoft'), stroke: '#7b55c7', line: '#7b55c7', ...ordinary },
  refunded: { fill: color('sageSoft'), stroke: '#3b7fb5', line: '#3b7fb5', ...ordinary },
  found: { fill: color('page'), stroke: foundLine, line: foundLine, ...ordinary },
  quiet: { fill: color('page'), stroke: color('line'), line: color('line'), text: color('ink2'), quiet: color('ink2') },
  added: { fill: color('sageSoft'), stroke: '#3f7d5a', line: '#3f7d5a', ...ordinary },
  removed: { fill: color('coralSoft'), stroke: color('coralText'), line: color('coralText'), dash: '6 5', ...ordinary },
  changed: { fill: color('butterSoft'), stroke: '#b97a00', line: '#b97a00', ...ordinary },
};

export const moneyTone = { notCharged: 'good', charged: 'charged', refunded: 'refunded', unknown: 'warn' } as const;
export const moneyDot = { notCharged: '#5e8f70', charged: '#7b55c7', refunded: '#3b7fb5', unknown: '#e2a544' } as const;
