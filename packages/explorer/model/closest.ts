/** Edits between two words, for "did you mean". */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const change = row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(change, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[other.length]!;
}

/** The known words that look most like `word`, nearest first, at most three; words that contain it count as near. */
export function closest(word: string, known: readonly string[]): string[] {
  const lower = word.toLowerCase();
  return known
    .map((name) => {
      const other = name.toLowerCase();
      const last = other.split('.').at(-1)!;
      const far = Math.min(distance(lower, other), distance(lower, last));
      return { name, far: other.includes(lower) || lower.includes(other) ? 0 : far };
    })
    .filter(({ far }) => far <= Math.max(2, Math.floor(word.length / 5)))
    .toSorted((one, other) => one.far - other.far)
    .slice(0, 3)
    .map(({ name }) => name);
}

/** `No flow "chekout". Did you mean checkout?` and, when nothing is near, all that is known. */
export function notKnown(what: string, word: string, known: readonly string[]): string {
  const near = closest(word, known);
  const hint = near.length > 0 ? `Did you mean ${near.join(', ')}?` : `Known: ${known.join(', ')}.`;
  return `No ${what} "${word}". ${hint}`;
}
