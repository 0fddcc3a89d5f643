import { type Content, readContents } from './contents.ts';
import { countBadge, dropRow, floorShadow, wave } from '../marks.ts';
import { type CartonType, colours, tones } from '../palette.ts';
import { createPen, type Drawing, type Pen, svgDocument } from '../pen.ts';
import { pieceSizes, wrappedPiece } from './piece.ts';

export interface PacketDrawing extends Drawing {
  /** Flow level: height of the tide and drops on the front. */
  level?: 1 | 2 | 3 | 4;
  /** Colour of the front where it differs from the level's; 0 is the quiet box. */
  tone?: 0 | 1 | 2 | 3 | 4;
  /** The packet's name, printed on the front. */
  title?: string;
  drops?: boolean;
}

const front = { x: 62, width: 276, top: 196, bottom: 344 };
const tideHeights = { 1: 0.26, 2: 0.42, 3: 0.58, 4: 0.74 } as const;
const pieceScale: Record<CartonType, number> = { pad: 2.05, pantyliner: 2.1, tampon: 2.1, 'heating-patch': 1.8 };
const pieceLift: Record<CartonType, number> = { pad: 30, pantyliner: 28, tampon: 38, 'heating-patch': 22 };

/** A packet as it is on the shelf, 400 × 400: its own contents look out of the open box. */
export function drawBox(slug: string, drawing: PacketDrawing = {}): string {
  return svgDocument({ width: 400, height: 400 }, packetBox(createPen(drawing), slug, drawing), drawing);
}

export function packetBox(pen: Pen, slug: string, drawing: PacketDrawing): string {
  const contents = readContents(slug);
  const level = drawing.level ?? 2;
  const tone = tones[drawing.tone ?? level];
  const clip = pen.id('front');
  const { x, width, top, bottom } = front;
  const pieces = contents.reduce((sum, content) => sum + content.count, 0);
  const crest = bottom - (bottom - top) * tideHeights[level];
  return (
    floorShadow(206, bottom + 4, 164) +
    `<path d="M${x} ${top}L${x + 26} ${top - 44}H${x + width - 26}L${x + width} ${top}Z" fill="${drawing.tone === 0 ? '#B99B80' : '#8E2F33'}"/>` +
    lookingOut(contents) +
    `<clipPath id="${clip}"><path d="M${x} ${top}H${x + width}L${x + width - 8} ${bottom - 8}Q${x + width - 9} ${bottom} ${x + width - 18} ${bottom}H${x + 18}Q${x + 9} ${bottom} ${x + 8} ${bottom - 8}Z"/></clipPath>` +
    `<g clip-path="url(#${clip})"><rect x="${x}" y="${top}" width="${width}" height="${bottom - top}" fill="${tone.face}"/>` +
    `<path d="${wave(x, crest, width, bottom, 9, 112, level * 26)}" fill="${tone.tide}"/><path d="M${x} ${top}h${width}v6h-${width}Z" fill="#fff" opacity=".25"/></g>` +
    pen.text({ value: 'Mercan', x: x + 24, y: top + 34, size: 13, fill: tone.on, font: 'sans' }) +
    pen.text({
      value: drawing.title ?? '',
      x: x + 23,
      y: top + 68,
      size: (drawing.title?.length ?? 0) > 14 ? 25 : 31,
      fill: tone.on,
      font: 'serif',
      spacing: -0.6,
    }) +
    (drawing.drops === false ? '' : dropRow(x + 32, bottom - 26, level, level, tone.on, 1.05)) +
    countBadge(pen, x + width - 42, bottom - 34, pieces, colours.cream, 21)
  );
}

/** At most eight pieces by their share; the tallest in the middle, every second one behind. */
function lookingOut(contents: Content[]): string {
  const pieces = contents.reduce((sum, content) => sum + content.count, 0);
  const chosen = contents
    .flatMap((content) => Array.from({ length: Math.max(1, Math.round((content.count / pieces) * 7)) }, () => content))
    .slice(0, 8);
  const tallestFirst = chosen.toSorted((a, b) => pieceSizes[b.type].height - pieceSizes[a.type].height);
  const arranged: Content[] = [];
  tallestFirst.forEach((content, index) => (index % 2 ? arranged.push(content) : arranged.unshift(content)));
  const step = (front.width - 44) / Math.max(arranged.length, 1);
  const layer = (odd: 0 | 1): string =>
    arranged
      .map((content, index) => {
        if (index % 2 !== odd) return '';
        const fromMiddle = index - (arranged.length - 1) / 2;
        const x = front.x + 26 + step * (index + 0.5);
        const y = front.top - pieceLift[content.type] + 8 - (odd ? 0 : 24) + Math.abs(fromMiddle) * 2.2;
        return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(fromMiddle * 3.2).toFixed(1)}) scale(${pieceScale[content.type]})">${wrappedPiece(content.kind)}</g>`;
      })
      .join('');
  return layer(0) + layer(1);
}
