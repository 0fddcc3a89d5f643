import bidiFactory from 'bidi-js';
import { type Family, familyFor, type Weight } from './faces.ts';

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Text drawn in one piece: one face, one direction. */
export type Run = { text: string; family: Family };
type LeveledRun = Run & { level: number };

/** Rule L2 of UAX 9: from the deepest level up, adjacent runs of a level are reversed. */
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
 * One line as drawn from left to right: each character in a face that has it, right-to-left runs in visual
 * order. Characters within a run stay in reading order: the font engine joins and reverses them.
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
