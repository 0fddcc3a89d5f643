import bidiFactory from 'bidi-js';
import { type Family, familyFor, type Weight } from './faces.ts';

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** What is drawn in one piece: one face, one direction. */
export type Run = { text: string; family: Family };
type LeveledRun = Run & { level: number };

/** Rule L2 of UAX 9: from the deepest level up, what lies together is turned around. */
function inVisualOrder(runs: LeveledRun[]): LeveledRun[] {
  const ordered = [...runs];
  const deepest = Math.max(0, ...ordered.map(({ level }) => level));
  for (let level = deepest; level > 0; level--) {
    for (let start = 0; start < ordered.length; start++) {
      let end = start;
      while (end < ordered.length && ordered[end]!.level >= level) end++;
      if (end > start + 1) ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed());
      start = Math.max(start, end);
    }
  }
  return ordered;
}

/**
 * One line as it is drawn from left to right: each character in a face that has it, what is written from the right turned
 * around. The characters of a run stay in the order they are read in: the font joins and turns them.
 */
export function runsOf(line: string, weight: Weight): Run[] {
  const { levels } = bidi.getEmbeddingLevels(line, 'auto');
  const runs: LeveledRun[] = [];
  for (const { segment, index } of graphemes.segment(line)) {
    const level = levels[index] ?? 0;
    const last = runs.at(-1);
    const isTogether = last?.level === level;
    const text = (level % 2 === 1 ? bidi.getMirroredCharacter(segment) : null) ?? segment;
    const isKept = isTogether && (level % 2 === 1 || /^\s$/.test(text));
    const family = familyFor(text, weight, isKept ? last.family : null) ?? 'noto';
    if (isTogether && last.family === family) last.text += text;
    else runs.push({ text, family, level });
  }
  return inVisualOrder(runs).map(({ text, family }) => ({ text, family }));
}
