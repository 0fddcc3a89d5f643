import { colours } from './palette.ts';
import type { Pen } from './pen.ts';

const { ink } = colours;
const dropPath = 'M0-9C4.6-3.4 7 .2 7 3.4A7 7 0 0 1-7 3.4C-7 .2-4.6-3.4 0-9Z';

/** `filled` of `of` drops from (x, y) to the right. */
export function dropRow(x: number, y: number, filled: number, of: number, colour: string, scale = 1): string {
  return Array.from({ length: of }, (_, index) => {
    const paint = index < filled ? `fill="${colour}"` : `fill="none" stroke="${colour}" stroke-width="1.6"`;
    return `<path transform="translate(${(x + index * 19 * scale).toFixed(1)} ${y}) scale(${scale})" d="${dropPath}" ${paint}/>`;
  }).join('');
}

/** The mark: a coral sprig of round strokes. */
export function sprig(x: number, y: number, scale: number, colour: string, strokeWidth = 7, opacity = 1): string {
  const faint = opacity === 1 ? '' : ` opacity="${opacity}"`;
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${colour}" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round"${faint}>` +
    `<path d="M0 24V-22M0 10C-14 8-19 0-19-12M0-1C12-2 17-9 17-20M-19-4C-25-6-27-10-27-15M17-12C23-13 26-16 26-21"/></g>`
  );
}

/** Outline of a wave from x to x + width whose crest is y, filled down to `bottom`. */
export function wave(
  x: number,
  y: number,
  width: number,
  bottom: number,
  amplitude = 9,
  period = 92,
  shift = 0,
): string {
  let at = x - shift;
  let up = true;
  let path = `M${at} ${bottom}V${y}`;
  while (at < x + width) {
    path += `q${period / 4} ${up ? -amplitude * 2 : amplitude * 2} ${period / 2} 0`;
    at += period / 2;
    up = !up;
  }
  return `${path}V${bottom}Z`;
}

export function floorShadow(cx: number, cy: number, rx: number, opacity = 0.16): string {
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${rx * 0.075}" fill="${ink}" opacity="${opacity}"/>`;
}

/** The round sticker with the count of pieces. */
export function countBadge(pen: Pen, x: number, y: number, count: number, fill: string, radius = 20): string {
  const number = pen.text({
    value: String(count),
    x,
    y: y + radius * 0.3,
    size: radius * 0.92,
    fill: ink,
    font: 'serif',
    anchor: 'middle',
  });
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>${number}`;
}
