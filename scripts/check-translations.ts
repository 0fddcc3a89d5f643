import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const files = ['tr', 'en'].flatMap((locale) =>
  readdirSync(`locales/${locale}`).map((name) => path.join('locales', locale, name)),
);
const read = () =>
  new Map(files.map((file) => [file, readFileSync(file, 'utf8').replace(/^"POT-Creation-Date.*$/m, '')]));

const before = read();
execFileSync('lingui', ['extract', '--clean'], { stdio: 'pipe' });
const after = read();

const problems: string[] = [];
for (const [file, text] of after) {
  if (before.get(file) !== text) problems.push(`${file} was not extracted: npm run extract`);
  const entries = text.split('\n\n').slice(1);
  if (file.includes(`${path.sep}en${path.sep}`)) {
    for (const entry of entries)
      if (/\nmsgstr ""(\n)?$/.test(`${entry.trimEnd()}\n`))
        problems.push(`${file} has no English for ${/msgid (.*)/.exec(entry)?.[1]}`);
  }
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
