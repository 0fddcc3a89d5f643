import type Pdf from 'pdfkit';
import { faceOf, type Weight } from './faces.ts';
import { type Run, runsOf } from './runs.ts';

export type TextLook = { weight: Weight; size: number; colour: string };
type Document = InstanceType<typeof Pdf>;

/** Draws whole runs: otherwise pdfkit lays out word by word and puts Arabic words in the wrong order. */
const whole: PDFKit.Mixins.TextOptions = { features: [], lineBreak: false };

/** Draws text of any script on a page, each character in a font face that has it. */
export function textOf(doc: Document) {
  const registered = new Set<string>();
  const wear = ({ family }: Run, { weight, size, colour }: TextLook) => {
    const name = `${family} ${weight}`;
    if (!registered.has(name)) doc.registerFont(name, faceOf(family, weight).bytes);
    registered.add(name);
    return doc.font(name).fontSize(size).fillColor(colour);
  };
  const widthOf = (text: string, look: TextLook): number =>
    runsOf(text, look.weight).reduce((sum, run) => sum + wear(run, look).widthOfString(run.text, whole), 0);

  /** Wraps the text to the width; a word that is wider than a line is broken. */
  function linesOf(text: string, look: TextLook, width: number): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (widthOf(longer, look) <= width) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = '';
      for (const character of word) {
        if (line !== '' && widthOf(line + character, look) > width) {
          lines.push(line);
          line = '';
        }
        line += character;
      }
    }
    return [...lines, line];
  }

  return {
    widthOf,
    linesOf,
    lineHeight: ({ weight, size }: TextLook): number => faceOf('figtree', weight).lineHeight * size,
    /** One line whose top left corner is given; all its faces share one baseline. */
    draw(line: string, look: TextLook, x: number, y: number): void {
      const baseline = y + faceOf('figtree', look.weight).ascent * look.size;
      let at = x;
      for (const run of runsOf(line, look.weight)) {
        wear(run, look).text(run.text, at, baseline, { ...whole, baseline: 'alphabetic' });
        at += doc.widthOfString(run.text, whole);
      }
    },
  };
}
