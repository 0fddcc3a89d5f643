import { stripVTControlCharacters } from 'node:util';

export type Row = Record<string, string | number | boolean | null>;

const shown = (value: Row[string]): string =>
  value === null ? '' : value === true ? 'yes' : value === false ? '' : String(value);

/** Width in columns of a terminal: colour codes take none. */
const seen = (text: string): number => stripVTControlCharacters(text).length;

/** A table for a person: as wide as its contents, numbers to the right. */
export function table(rows: readonly Row[]): string {
  const [first] = rows;
  if (!first) return '';
  const names = Object.keys(first);
  const width = new Map(
    names.map((name) => [name, Math.max(name.length, ...rows.map((row) => seen(shown(row[name] ?? null))))]),
  );
  const isNumber = (name: string) => rows.every((row) => /^(-?\d+(\.\d+)?)?$/.test(shown(row[name] ?? null)));
  const toTheRight = new Set(names.filter(isNumber));
  const line = (cells: (name: string) => string) =>
    names
      .map((name) => {
        const room = ' '.repeat(width.get(name)! - seen(cells(name)));
        return toTheRight.has(name) ? room + cells(name) : cells(name) + room;
      })
      .join('  ')
      .trimEnd();
  return [
    line((name) => name),
    line((name) => '─'.repeat(width.get(name)!)),
    ...rows.map((row) => line((name) => shown(row[name] ?? null))),
  ].join('\n');
}

/**
 * One cell of CSV. A spreadsheet takes what begins with =, +, - or @ for a formula, also behind blanks and in full width:
 * a customer's note is none, so it gets an apostrophe before it. A number with its sign is left as it is.
 */
function cell(value: Row[string]): string {
  const text = shown(value).replaceAll(/\r\n?/g, '\n');
  const isFormula =
    /^[\s\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\n]/.test(text) && !/^[+-]?[\d ]+([.,]\d+)?$/.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/**
 * As a Turkish spreadsheet reads it: semicolons, every cell in quotes, CRLF between rows and the mark by which UTF-8 is
 * known. A `sep=` line would make Excel forget that mark.
 */
export function csv(rows: readonly Row[], names: readonly string[]): string {
  const lines = [names.map(cell), ...rows.map((row) => names.map((name) => cell(row[name] ?? null)))];
  return `\uFEFF${lines.map((line) => line.join(';')).join('\r\n')}\r\n`;
}

/** Progress through a long list, on standard error so that standard output has only the answer. */
export function progress(total: number): (done: number, what: string) => void {
  const isTerminal = process.stderr.isTTY;
  return (done, what) => {
    if (total < 5) return;
    if (isTerminal) process.stderr.write(`\r\u001B[K${done}/${total} ${what}${done === total ? '\n' : ''}`);
    else if (done % 25 === 0 || done === total) process.stderr.write(`${done}/${total}\n`);
  };
}
