import type { Box, Layout } from './layout.ts';
import { smallestFarName } from './state-box.ts';

export const least = 0.12;
export const most = 2.5;
export const readable = 1;

/** Below this scale only names are shown, as large as their boxes let them be. */
export const afar = 0.55;

/** The scrolling box's own padding. */
export const around = { width: 34, height: 34 };

/** The smallest that a name may become when all is fitted in, in pixels: what has no room then is scrolled to. */
const leastName = 8;
/** At the first glance the whole counts more. */
const leastAtFirst = 5.5;

type Window = Pick<HTMLElement, 'clientWidth' | 'clientHeight'>;

export function fitIn(box: Window | null, { width, height }: Pick<Box, 'width' | 'height'>): number {
  if (!box) return 1;
  return Math.min((box.clientWidth - around.width) / width, (box.clientHeight - around.height) / height, 1);
}

/** Of a state with others in it the upper part, where its words are. */
export const headOf = (place: Box): Box => ({ ...place, height: Math.min(place.height, 240) });

/** Scrolls until a place of the drawing, in its own units, is in the middle. */
export function bringIntoSight(box: HTMLElement, { x, y, width, height }: Box, scale: number, isAtOnce = false): void {
  const isStill = isAtOnce || matchMedia('(prefers-reduced-motion: reduce)').matches;
  box.scrollTo({
    left: (x + width / 2) * scale - box.clientWidth / 2 + around.width / 2,
    top: (y + height / 2) * scale - box.clientHeight / 2 + around.height / 2,
    behavior: isStill ? 'instant' : 'smooth',
  });
}

/** This scale, or the smallest at which every name can be read. */
export const readably = (layout: Layout, scale: number, isFirst = false): number =>
  Math.max(scale, Math.min(readable, (isFirst ? leastAtFirst : leastName) / smallestFarName(layout)));
