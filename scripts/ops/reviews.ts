import { ask, newKey, Refused } from './client.ts';
import { day, idOf, limitOf, type Noun, print, reasonOf, type Verb } from './command.ts';

const states = ['pending', 'published', 'hidden'] as const;

function stateOf(status: string | undefined): (typeof states)[number] {
  const state = states.find((one) => one === (status ?? 'pending'));
  if (!state) throw new Refused(`--status is one of ${states.join(', ')}.`);
  return state;
}

const moderating = (state: 'published' | 'hidden', words: string): Verb => ({
  words,
  async run({ shop, ids, options }) {
    if (state === 'hidden' && options.answer === undefined) {
      throw new Refused('Tell the writer why: --answer "what the writer reads".');
    }
    const { answer, 'dry-run': dryRun = false } = options;
    const body = { state, reason: reasonOf(options), dryRun, ...(answer !== undefined && { words: answer }) };
    const params = { path: { id: idOf(ids, 'review') }, header: newKey() };
    const done = await ask(shop.POST('/reviews/{id}', { params, body }));
    print([{ review: done.review._id, state: done.review.state, mail: done.mail }], done, options);
    if (done.isDryRun) console.error('A dry run: nothing was changed.');
  },
});

export const reviews: Noun = {
  list: {
    words: '[--status pending | published | hidden] [--json | --csv]: what customers wrote, the oldest first',
    async run({ shop, options }) {
      const query = { state: stateOf(options.status), limit: limitOf(options, 200) };
      const { items, pageInfo } = await ask(shop.GET('/reviews', { params: { query } }));
      const rows = items.flatMap(({ _id, name, writtenAt, reply, items: said }) =>
        said.map(({ productType, point, content }) => ({
          id: _id,
          written: day(writtenAt),
          name,
          about: productType,
          points: point,
          text: content,
          reply,
        })),
      );
      print(rows, items, options);
      console.error(`${items.length} of ${pageInfo.total}`);
    },
  },
  publish: moderating(
    'published',
    'ID --reason WHY [--answer "what the shop says below it"] [--dry-run]: everybody reads it',
  ),
  hide: moderating(
    'hidden',
    'ID --answer "why, which the writer gets by mail" --reason WHY [--dry-run]: nobody reads it',
  ),
};
