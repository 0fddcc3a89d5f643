import { sql } from 'drizzle-orm';
import { searchText } from '../../../domain/text/index.ts';
import type { Executor } from '../database/database.ts';

const mostWords = 8;
const mostLikely = 3;

/** Stop words: they do not narrow a search. */
const fillers: ReadonlySet<string> = new Set(
  searchText(
    'bir bu şu ve ya ile de da mi mı mu mü için ne nasıl neden kaç ben bana benim var yok a an the is are do does can i my me to of in on for and or how what why when it you your',
  ).split(' '),
);

type Likely = { typed: string; word: string; isBegun: boolean; likeness: number };

/** Index words that match a typed word: all that begin with it, or else those most similar to it. */
export type ReadWord = readonly string[];

/** The words of a search text, without stop words if others remain. */
export async function readWords(db: Executor, text: string): Promise<ReadWord[]> {
  const all = [...new Set(searchText(text).split(' '))].filter((word) => word !== '').slice(0, mostWords);
  const significant = all.filter((word) => !fillers.has(word));
  const typed = significant.length > 0 ? significant : all;
  if (typed.length === 0) return [];
  const asked = sql.join(
    typed.map((word) => sql`(${word}::text)`),
    sql`, `,
  );
  const { rows } = await db.execute(sql`
    select asked.typed, near.word, near.is_begun as "isBegun", near.likeness::float8 as likeness
    from (values ${asked}) as asked(typed)
    cross join lateral (
      select word, starts_with(word, asked.typed) as is_begun, similarity(word, asked.typed) as likeness
      from search_words
      where word % asked.typed or word like asked.typed || '%'
        or (length(word) >= 3 and word = any(${beginningsOf(typed)}) and starts_with(asked.typed, word))
      order by is_begun desc, likeness desc, word
      limit ${mostLikely}
    ) near`);
  return typed.map((word) =>
    meaningOf(
      word,
      (rows as Likely[]).filter((row) => row.typed === word),
    ),
  );
}

/** Turkish appends suffixes to words: "iademi" is a search for "iade". */
const beginningsOf = (words: readonly string[]) =>
  sql`array[${sql.join(
    words.flatMap((word) => Array.from({ length: word.length }, (_, end) => sql`${word.slice(0, end + 1)}`)),
    sql`, `,
  )}]::text[]`;

function meaningOf(typed: string, likely: readonly Likely[]): ReadWord {
  const [best] = likely;
  if (!best || best.isBegun) return [typed];
  return likely.filter(({ likeness }) => likeness >= best.likeness * 0.8).map(({ word }) => word);
}
