import { ask, newKey, Refused } from '../client.ts';
import { day, idOf, limitOf, type Noun, print, statusOf, reportDryRun, type Verb, writing } from '../command.ts';

const moderating = (state: 'published' | 'hidden', words: string): Verb => ({
  words,
  async run({ shop, ids, options }) {
    if (state === 'hidden' && options.answer === undefined) {
      throw new Refused('Give the writer a reason: --answer "what the writer reads".');
    }
    const { answer } = options;
    const body = { state, ...writing(options), ...(answer !== undefined && { words: answer }) };
    const params = { path: { id: idOf(ids, 'review') }, header: newKey() };
    const done = await ask(shop.POST('/reviews/{id}', { params, body }));
    print([{ review: done.review._id, state: done.review.state, mail: done.mail }], done, options);
    reportDryRun(done);
  },
});

export const reviews: Noun = {
  list: {
    words: '[--status pending | published | hidden] [--json | --csv]: what customers wrote, the oldest first',
    async run({ shop, options }) {
      const query = { state: statusOf(options, ['pending', 'published', 'hidden']), limit: limitOf(options, 200) };
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
    'ID --answer "why, which the writer gets by mail" --reason WHY [--dry-run]: it is not published',
  ),
};
