export interface TextRun {
  value: string;
  x: number;
  y: number;
  size: number;
  fill: string;
  font: 'serif' | 'sans';
  anchor?: 'start' | 'middle';
  /** Letter spacing in drawing units. */
  spacing?: number;
}

/** Turns words into SVG: as `<text>` where the page has the fonts, as outlines where nobody installed them. */
export type Lettering = (run: TextRun) => string;

/** A face as outlines, 1000 units per em. */
export interface Outlines {
  /** `character|advance|path`, one each. */
  glyphs: string[];
  /** `value|pairs`, the pairs written one after the other. */
  kernings: string[];
}

const families = { serif: "Fraunces,'Fraunces Fallback',Georgia,serif", sans: 'Figtree,Arial,sans-serif' };

/** Words in the page's own fonts, for pictures drawn inside a page. */
export const liveLettering: Lettering = ({ value, x, y, size, fill, font, anchor, spacing }) =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" font-family="${families[font]}" font-weight="${font === 'serif' ? 560 : 600}"` +
  `${anchor === 'middle' ? ' text-anchor="middle"' : ''}${spacing ? ` letter-spacing="${spacing}"` : ''}>${escapeText(value)}</text>`;

export function escapeText(value: string): string {
  return value.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
