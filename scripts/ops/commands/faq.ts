import { readFile, writeFile } from 'node:fs/promises';
import { ask, newKey, Refused } from '../client.ts';
import { idOf, type Noun, print, reportDryRun, writing } from '../command.ts';

async function readFaqFile(file: string) {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Refused(`There is no file ${file}.`);
  });
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Refused(`${file} is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

export const faq: Noun = {
  export: {
    words: 'FILE: every question with its chapter and section, as JSON',
    async run({ shop, ids }) {
      const file = idOf(ids, 'file');
      const stored = await ask(shop.GET('/faq'));
      await writeFile(file, `${JSON.stringify(stored, null, 2)}\n`);
      console.error(
        `${stored.chapters.reduce((sum, { questions }) => sum + questions.length, 0)} questions in ${file}`,
      );
    },
  },
  import: {
    words: 'FILE --reason WHY [--dry-run]: from now on these are all questions',
    async run({ shop, ids, options }) {
      const body = { faq: await readFaqFile(idOf(ids, 'file')), ...writing(options) };
      const done = await ask(shop.POST('/faq', { params: { header: newKey() }, body }));
      const { added, changed, removed, total } = done;
      print([{ added, changed, removed, total }], done, options);
      reportDryRun(done);
    },
  },
};
