import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** One step of a reader who copies the blocks of a README in their order. */
export type Block =
  | { kind: 'file'; name: string; text: string }
  /** `prints` is the text that the README shows behind the command. */
  | { kind: 'command'; command: string; prints: string | null };

const heading = '## A whole example\n';

/** The blocks below “A whole example”: a file has its name in bold, `sh` is a command, `text` its output. */
export function wholeExample(readme: string): Block[] {
  const [, section] = readFileSync(readme, 'utf8').split(heading);
  if (section === undefined) throw new Error(`${readme} has no "${heading.trim()}"`);
  const blocks: Block[] = [];
  for (const [, before = '', language, text = ''] of section
    .split('\n## ')[0]!
    .matchAll(/([^\n]*)\n\n```(\w*)\n(.*?)```/gs)) {
    const [, name] = /^\*\*`([^`]+)`\*\*/.exec(before) ?? [];
    const last = blocks.at(-1);
    if (name !== undefined) blocks.push({ kind: 'file', name, text });
    else if (language === 'sh') blocks.push({ kind: 'command', command: text.trim(), prints: null });
    else if (language === 'text' && last?.kind === 'command') last.prints = text;
    else throw new Error(`${readme}: a block of ${language} is neither a file, a command nor what a command prints`);
  }
  return blocks;
}

export function writeBlock(folder: string, { name, text }: Extract<Block, { kind: 'file' }>): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
