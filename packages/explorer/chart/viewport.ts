import type { Box, Layout } from './layout.ts';
import { smallestFarName } from './state-box.ts';

export const least = 0.12;
export const most = 2.5;
export const readable = 1;

/** Below this scale only names are shown, as large as their boxes allow. */
export const afar = 0.55;

/** The scrolling box's own padding. */
export const around = { width: 34, height: 34 };

/** Smallest name in pixels when all is fitted in; what has no room then is scrolled to. */
const leastName = 8;
/** Smallest name in pixels in the first view; the rest is scrolled to, or fitted in on demand. */
const leastAtFirst = 12.5;

type Window = Pick<HTMLElement, 'clientWidth' | 'clientHeight'>;

export function fitIn(box: Window | null, { width, height }: Pick<Box, 'width' | 'height'>): number {
  if (!box) return 1;
  return Math.min((box.clientWidth - around.width) / width, (box.clientHeight - around.height) / height, 1);
}

/** The upper part of a compound state, with its texts. */
export const headOf = (place: Box): Box => ({ ...place, height: Math.min(place.height, 240) });

const scrolled = (box: HTMLElement, to: { left: number; top: number }, isAtOnce: boolean) => {
  const isStill = isAtOnce || matchMedia('(prefers-reduced-motion: reduce)').matches;
  box.scrollTo({ ...to, behavior: isStill ? 'instant' : 'smooth' });
};

/** Scrolls until a place of the drawing, in its own units, is in the middle. */
export function bringIntoSight(box: HTMLElement, { x, y, width, height }: Box, scale: number, isAtOnce = false): void {
  const to = {
    left: (x + width / 2) * scale - box.clientWidth / 2 + around.width / 2,
    top: (y + height / 2) * scale - box.clientHeight / 2 + around.height / 2,
  };
  scrolled(box, to, isAtOnce);
}

/** Scrolls an element to the middle; of one that may be higher than the window the upper part. */
export function bringDrawnIntoSight(box: HTMLElement, drawn: Element): void {
  const [outer, inner] = [box.getBoundingClientRect(), drawn.getBoundingClientRect()];
  const to = {
    left: box.scrollLeft + inner.left + inner.width / 2 - outer.left - outer.width / 2,
    top: box.scrollTop + inner.top + Math.min(inner.height, 240) / 2 - outer.top - outer.height / 2,
  };
  scrolled(box, to, false);
}

/** The given scale, or a larger one at which every name is readable. */
export const readably = (layout: Layout, scale: number, isFirst = false): number =>
  Math.max(scale, Math.min(readable, (isFirst ? leastAtFirst : leastName) / smallestFarName(layout)));

/** Size in whole pixels, with a view box for exactly this scale. */
export function wholePixels({ width, height }: Layout, scale: number) {
  const [across, down] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  return { width: across, height: down, viewBox: `0 0 ${across / scale} ${down / scale}` };
}
