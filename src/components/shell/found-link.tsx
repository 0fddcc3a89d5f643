import type { ComponentProps } from 'react';
import { styled } from '../../theme/stitches.ts';
import { AppLink } from '../basics/app-link.tsx';
import type { FoundKind } from './found-groups.ts';
import { ArrowRightIcon } from '../basics/icons.tsx';
import { Marked } from './marked.tsx';
import { LinePicture } from '../pictures/picture.tsx';

const Row = styled(AppLink, {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minHeight: '$control',
  paddingBlock: '$2',
  borderBottom: '1.5px solid $line',
  textDecoration: 'none',
  '& > span': { display: 'grid', gap: '.1rem', minWidth: 0, flex: 1 },
  '& b': { fontWeight: 600 },
  '& small': {
    color: '$ink2',
    fontSize: '$small',
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  },
  '& > svg': { color: '$coralText', flex: 'none' },
  '&:hover b,&[data-on] b': { textDecoration: 'underline', textDecorationColor: '$coral', textUnderlineOffset: '.2em' },
  '&[data-on]': { background: '$sand' },
});
const Pictured = styled('div', { flex: 'none', width: '3.5rem' });

interface FoundLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'title' | 'children'> {
  kind: FoundKind;
  slug: string | null;
  href: string;
  title: string;
  summary: string;
  /** What was looked for: it is marked. */
  query: string;
}

/** One result of the search. */
export function FoundLink({ kind, slug, href, title, summary, query, ...rest }: FoundLinkProps) {
  const pictured = kind === 'product' || kind === 'packet' ? kind : null;
  return (
    <Row href={href} {...rest}>
      {pictured && slug !== null && (
        <Pictured>
          <LinePicture type={pictured} slug={slug} width={56} />
        </Pictured>
      )}
      <span>
        <b>
          <Marked text={title} query={query} />
        </b>
        <small>
          <Marked text={summary} query={query} />
        </small>
      </span>
      <ArrowRightIcon />
    </Row>
  );
}
