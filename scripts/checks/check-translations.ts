import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const files = ['tr', 'en'].flatMap((locale) =>
  readdirSync(`locales/${locale}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.po'))
    .map((name) => path.join('locales', locale, name)),
);
const read = () =>
  new Map(files.map((file) => [file, readFileSync(file, 'utf8').replace(/^"POT-Creation-Date.*$/m, '')]));

const before = read();
execFileSync('lingui', ['extract', '--clean'], { stdio: 'pipe' });
const after = read();

const problems: string[] = [];
const englishOf = new Map<string, string>();
for (const [file, text] of after) {
  if (before.get(file) !== text) problems.push(`${file} was not extracted: npm run extract`);
  const entries = text.split('\n\n').slice(1);
  if (file.includes(`${path.sep}en${path.sep}`)) {
    for (const entry of entries) {
      const [turkish = '', english = ''] = (entry.split(/^msgid /m)[1] ?? '').trimEnd().split(/\nmsgstr /);
      if (english === '""') problems.push(`${file} has no English for ${turkish}`);
      // The texts of a page form one catalogue: with two translations of one text, which is shown would be chance.
      const known = englishOf.get(turkish) ?? english;
      if (known !== english) problems.push(`${file} says ${english} for ${turkish}, elsewhere it is ${known}`);
      englishOf.set(turkish, known);
    }
  }
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
