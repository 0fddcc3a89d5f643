import { type Content, readContents } from './contents.ts';
import { sprig } from '../marks.ts';
import { colours, type Kind } from '../palette.ts';
import { createPen, type Drawing, svgDocument } from '../pen.ts';
import { pieceSizes, wrappedPiece } from './piece.ts';

export interface Placement {
  kind: Kind;
  /** 1 for the first of its kind, so that a piece keeps its key when others come and go. */
  nth: number;
  x: number;
  y: number;
  scale: number;
}

export interface TrayDrawing extends Drawing {
  /** Written on the lid. */
  title?: string;
}

export const traySize = { width: 520, height: 400 };

const inner = { x: 54, y: 122, width: 410, height: 230 };
const gap = { x: 7, y: 8 };
const { ink, coral, cream } = colours;

/**
 * Lays every piece in rows from the top left, one kind after the other; rows are as high as their tallest piece, and
 * the scale shrinks in steps until all rows fit. Exactly one placement per piece.
 */
export function layTray(contents: readonly Pick<Content, 'kind' | 'type' | 'count'>[]): Placement[] {
  for (let scale = 1.5; ; scale -= 0.04) {
    const { placements, bottom } = layAt(contents, scale);
    if (bottom <= inner.y + inner.height || scale < 0.2) return placements;
  }
}

function layAt(contents: readonly Pick<Content, 'kind' | 'type' | 'count'>[], scale: number) {
  const placements: Placement[] = [];
  let row: Placement[] = [];
  let x = inner.x;
  let top = inner.y;
  let rowHeight = 0;
  const endRow = (): void => {
    for (const placement of row) placements.push({ ...placement, y: round(top + rowHeight / 2) });
    if (row.length > 0) top += rowHeight + gap.y;
    row = [];
    x = inner.x;
    rowHeight = 0;
  };
  for (const { kind, type, count } of contents) {
    const width = pieceSizes[type].width * scale;
    for (let nth = 1; nth <= count; nth++) {
      if (x + width > inner.x + inner.width) endRow();
      row.push({ kind, nth, x: round(x + width / 2), y: 0, scale: round(scale) });
      x += width + gap.x;
      rowHeight = Math.max(rowHeight, pieceSizes[type].height * scale);
    }
  }
  endRow();
  return { placements, bottom: top - gap.y };
}

/** The packet from above, 520 × 400: `slug` is a packet slug; an empty one shows the empty places. */
export function drawTray(slug: string, drawing: TrayDrawing = {}): string {
  const contents = readContents(slug);
  const prefix = drawing.idPrefix ?? 'tray';
  const kinds = [...new Set(contents.map((content) => content.kind))];
  const symbols = kinds.map((kind) => `<g id="${prefix}-${kind}">${wrappedPiece(kind)}</g>`).join('');
  const pieces = layTray(contents)
    .map(({ kind, x, y, scale }) => `<use href="#${prefix}-${kind}" transform="translate(${x} ${y}) scale(${scale})"/>`)
    .join('');
  const body = `<defs>${symbols}</defs>${trayFrame(drawing)}${pieces || emptyPlaces()}`;
  return svgDocument(traySize, body, drawing);
}

/** Lid and box without the pieces. */
export function trayFrame(drawing: TrayDrawing = {}): string {
  const pen = createPen(drawing);
  return (
    `<ellipse cx="262" cy="380" rx="236" ry="14" fill="${ink}" opacity=".14"/>` +
    `<path d="M58 96L34 22Q32 12 44 12H476Q488 12 486 22L462 96Z" fill="#E9D3BD"/><path d="M70 96L52 34Q50 26 60 26H460Q470 26 468 34L450 96Z" fill="${coral}" opacity=".94"/>` +
    sprig(112, 66, 0.62, '#FFD0C8', 8) +
    sprig(408, 66, 0.62, '#FFD0C8', 8) +
    pen.text({
      value: drawing.title ?? 'Mercan',
      x: 260,
      y: 72,
      size: 30,
      fill: cream,
      font: 'serif',
      anchor: 'middle',
      spacing: -0.4,
    }) +
    `<rect x="26" y="90" width="468" height="288" rx="18" fill="#E2C8AF"/><rect x="38" y="102" width="444" height="264" rx="11" fill="#C9A98C"/><rect x="38" y="108" width="444" height="258" rx="10" fill="#FBF1E6"/>` +
    `<path d="M38 118q0-10 10-10h424q10 0 10 10v4q-37 10-74 0t-74 0t-74 0t-74 0t-74 0t-74 0Z" fill="#000" opacity=".06"/>` +
    `<path d="M38 300l60-24l40 30l70-40l54 34l80-36l60 30l80-30V356q0 10-10 10H48q-10 0-10-10Z" fill="#000" opacity=".025"/>`
  );
}

export function emptyPlaces(): string {
  return Array.from({ length: 32 }, (_, index) => {
    const x = 60 + (index % 8) * 51;
    const y = 126 + Math.floor(index / 8) * 58;
    return `<rect x="${x}" y="${y}" width="42" height="42" rx="9" fill="none" stroke="#CDB29A" stroke-width="2" stroke-dasharray="3 6" stroke-linecap="round"/>`;
  }).join('');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
