const narrow = 'fijlrtI.,:;\'’"!|()[] -ı';
const wide = 'mwMWQOGÖ@%—→';

/** Approximate width of a text in Figtree, in pixels: the same in a browser and in Node, so that layouts are equal. */
export function textWidth(text: string, size: number, isBold = false): number {
  let units = 0;
  for (const character of text) {
    if (narrow.includes(character)) units += 0.3;
    else if (wide.includes(character)) units += 0.85;
    else if (character >= 'A' && character <= 'Z') units += 0.66;
    else units += 0.54;
  }
  return units * size * (isBold ? 1.06 : 1);
}

/** Breaks a text at spaces into at most `most` lines no wider than `width`; a longer text ends in an ellipsis. */
export function wrap(text: string, width: number, size: number, most = 3): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && textWidth(longer, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  if (line) lines.push(line);
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  kept[most - 1] = `${kept[most - 1]!.replace(/[.,;:]$/, '')} …`;
  return kept;
}
