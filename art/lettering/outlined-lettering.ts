import { figtree } from './figtree-outlines.ts';
import { fraunces } from './fraunces-outlines.ts';
import type { Lettering, Outlines } from './lettering.ts';

interface Face {
  glyphs: Map<string, { advance: number; path: string }>;
  kerning: Map<string, number>;
}

const faces: Record<'serif' | 'sans', Face> = { serif: readFace(fraunces), sans: readFace(figtree) };

const blank = { advance: 250, path: '' };

/** Words as outlines: the picture looks the same on a server that has no fonts. Unknown characters become spaces. */
export const outlinedLettering: Lettering = ({ value, x, y, size, fill, font, anchor, spacing = 0 }) => {
  const face = faces[font];
  const scale = size / 1000;
  let pen = 0;
  let before = '';
  let glyphs = '';
  for (const character of value) {
    const { advance, path } = face.glyphs.get(character) ?? blank;
    pen += face.kerning.get(before + character) ?? 0;
    if (path) glyphs += `<path transform="translate(${round(pen)})" d="${path}"/>`;
    pen += advance + spacing / scale;
    before = character;
  }
  const left = anchor === 'middle' ? x - (pen * scale) / 2 : x;
  return `<g fill="${fill}" transform="translate(${round(left)} ${round(y)}) scale(${round(scale)})">${glyphs}</g>`;
};

function readFace(outlines: Outlines): Face {
  const glyphs: Face['glyphs'] = new Map();
  for (const line of outlines.glyphs) {
    const [character = '', advance, path = ''] = line.split('|');
    glyphs.set(character, { advance: Number(advance), path });
  }
  const kerning: Face['kerning'] = new Map();
  for (const line of outlines.kernings) {
    const [value, pairs = ''] = line.split('|');
    for (let at = 0; at < pairs.length; at += 2) kerning.set(pairs.slice(at, at + 2), Number(value));
  }
  return { glyphs, kerning };
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
