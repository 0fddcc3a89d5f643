import { dropRow } from '../marks.ts';
import { type CartonType, colours, type Kind, kinds } from '../palette.ts';
import { type Drawing, svgDocument } from '../pen.ts';

/** Width and height of a wrapped piece in drawing units. */
export const pieceSizes: Record<CartonType, { width: number; height: number }> = {
  pad: { width: 32, height: 32 },
  pantyliner: { width: 24, height: 32 },
  tampon: { width: 15, height: 44 },
  'heating-patch': { width: 50, height: 40 },
};

/** One wrapped piece on a 56 × 56 square, for lists and legends. */
export function drawPiece(kind: Kind, drawing: Drawing = {}): string {
  return svgDocument({ width: 56, height: 56 }, `<g transform="translate(28 27)">${wrappedPiece(kind)}</g>`, drawing);
}

/** A wrapped piece around 0,0: pads square, liners narrow, tampons slim, the patch wide. */
export function wrappedPiece(kind: Kind): string {
  const colour = kinds[kind];
  const { type } = colour;
  const dark = colour.on === colours.cream;
  const line = dark ? colour.top : colour.tide;
  const { width, height } = pieceSizes[type];
  const x = -width / 2;
  const y = -height / 2;
  const corner = type === 'tampon' ? 7.5 : 6;
  const wrapper =
    `<rect x="${x}" y="${y + 2.4}" width="${width}" height="${height}" rx="${corner}" fill="${colours.ink}" opacity=".16"/>` +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${corner}" fill="${colour.face}" stroke="${dark ? colour.top : '#fff'}" stroke-opacity=".55"/>`;
  switch (type) {
    case 'pad':
      return (
        wrapper +
        `<path d="M${x} ${y + 11}q8-5 16 0t16 0V${y + 6}a6 6 0 0 0-6-6h-20a6 6 0 0 0-6 6Z" fill="${line}" opacity=".75"/>` +
        dropRow(-(colour.flow - 1) * 4.6, 7, colour.flow, colour.flow, colour.on, 0.48)
      );
    case 'pantyliner':
      return (
        wrapper +
        `<path d="M${x + 6} ${y + 4}V${y + height - 4}" stroke="${line}" stroke-width="2" stroke-dasharray="1 4" stroke-linecap="round"/>` +
        dropColumn(3.5, colour.flow === 1 ? 1.5 : 9, colour.flow === 3 ? 8.4 : 10.5, colour.flow, colour.on, 0.42)
      );
    case 'tampon':
      return (
        wrapper +
        `<rect x="${x}" y="${y + 7}" width="${width}" height="4" fill="${line}"/><rect x="${x}" y="${y + 12.6}" width="${width}" height="1.8" fill="${line}"/>` +
        dropColumn(0, 15, 9, colour.flow, colour.on, 0.44)
      );
    default:
      return (
        wrapper +
        `<circle r="13" fill="#FFB46E"/><g fill="none" stroke="${colours.cream}" stroke-width="2.2" stroke-linecap="round">` +
        `<path d="M-5 5c-3-4 3-7 0-11M1 6c-3-4 3-8 0-12M7 5c-3-4 3-7 0-11"/></g>`
      );
  }
}

function dropColumn(x: number, lowest: number, gap: number, count: number, colour: string, scale: number): string {
  return Array.from({ length: count }, (_, index) => dropRow(x, lowest - index * gap, 1, 1, colour, scale)).join('');
}
