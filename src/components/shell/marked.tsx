import { Fragment } from 'react';
import { searchText } from '../../../domain/text/index.ts';
import { styled } from '../../theme/stitches.ts';

const Mark = styled('mark', {
  background: 'transparent',
  color: 'inherit',
  fontWeight: 700,
  textDecoration: 'underline',
  textDecorationColor: '$coral',
  textDecorationThickness: '2px',
  textUnderlineOffset: '.2em',
});

const words = /([\p{L}\p{N}]+)/u;

/** A text with the words marked that begin like a word of `query`, in any spelling. */
export function Marked({ text, query }: { text: string; query: string }) {
  const typed = searchText(query).split(' ').filter(Boolean);
  const isFound = (word: string) => typed.some((one) => searchText(word).startsWith(one));
  return text.split(words).map((part, place) =>
    // oxlint-disable-next-line react/no-array-index-key -- parts of a text have nothing but their place
    place % 2 === 1 && isFound(part) ? <Mark key={place}>{part}</Mark> : <Fragment key={place}>{part}</Fragment>,
  );
}
