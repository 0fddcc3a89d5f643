import { escapeText, type Lettering, liveLettering, type TextRun } from './lettering/lettering.ts';
import type { Language } from './palette.ts';

export interface Drawing {
  language?: Language;
  /** Pixel size of the picture; without it the picture fills its place. */
  width?: number;
  height?: number;
  /** What a screen reader says; without it the picture is decoration. */
  label?: string;
  /** Keeps the ids of two drawings in one page apart. */
  idPrefix?: string;
  lettering?: Lettering;
}

/** What a drawing function needs besides its data. */
export interface Pen {
  language: Language;
  id: (name: string) => string;
  text: (run: TextRun) => string;
}

export function createPen(drawing: Drawing): Pen {
  const prefix = drawing.idPrefix ?? 'art';
  let serial = 0;
  return {
    language: drawing.language ?? 'tr',
    id: (name) => `${prefix}-${name}-${++serial}`,
    text: drawing.lettering ?? liveLettering,
  };
}

export function svgDocument(
  box: { width: number; height: number },
  body: string,
  drawing: Drawing,
  extra = '',
): string {
  const size =
    drawing.width === undefined && drawing.height === undefined
      ? ''
      : ` width="${drawing.width ?? Math.round((drawing.height! * box.width) / box.height)}" height="${drawing.height ?? Math.round((drawing.width! * box.height) / box.width)}"`;
  const role = drawing.label ? `role="img" aria-label="${escapeText(drawing.label)}"` : 'aria-hidden="true"';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box.width} ${box.height}"${size}${extra} ${role}>${body}</svg>`;
}

/** Puts a drawing made around 0,0 somewhere else. */
export function place(x: number, y: number, scale: number, body: string, turn = 0): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})${turn === 0 ? '' : ` rotate(${turn})`}">${body}</g>`;
}
