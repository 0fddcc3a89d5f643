import { AppLink } from '../../../components/basics/app-link.tsx';
import { styled } from '../../../theme/stitches.ts';

export const Columns = styled('div', {
  display: 'grid',
  gap: '$4',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0,1fr)',
  '@md': { gridTemplateColumns: '15rem minmax(0,1fr)', columnGap: 'clamp(1.5rem,4vw,3.5rem)' },
});

export const SideMenu = styled('nav', {
  display: 'none',
  '@md': { display: 'grid', gap: '$4', position: 'sticky', top: '1.5rem' },
  '& ul': { display: 'grid', gap: '.125rem', paddingBottom: '$3', borderBottom: '1.5px solid $line' },
  '& ul:last-child': { borderBottom: 0 },
});

const entry = {
  display: 'flex',
  alignItems: 'center',
  minHeight: '$target',
  textDecoration: 'none',
  borderRadius: '$m',
};
const current = { '&[aria-current]': { background: '$ink', color: '$page' } };

export const SideEntry = styled(AppLink, entry, {
  gap: '$3',
  paddingInline: '.9rem',
  fontWeight: 500,
  '@hover': { '&:hover:not([aria-current])': { background: '$sand' } },
  ...current,
});

/** The button that opens the whole menu stays visible, beside a row that scrolls and covers nothing. */
export const Strip = styled('nav', {
  display: 'flex',
  marginRight: 'calc(-1 * $space$gutter)',
  '@md': { display: 'none' },
});

export const Scroller = styled('div', {
  display: 'flex',
  gap: '$2',
  minWidth: 0,
  overflowX: 'auto',
  scrollPaddingInline: '$space$2 $space$gutter',
  scrollbarWidth: 'none',
  padding: '$1 $gutter $1 $2',
});

const chip = {
  ...entry,
  flex: 'none',
  borderRadius: '$full',
  paddingInline: '1rem',
  fontWeight: 600,
  fontSize: '.9375rem',
};

export const StripEntry = styled(AppLink, chip, { background: '$sand', ...current });

export const AllButton = styled('button', {
  flex: 'none',
  border: 0,
  padding: 0,
  background: 'none',
  '& > span': { ...chip, gap: '$2', border: '1.5px solid $ink', background: '$page' },
});

export const Tiles = styled('ul', { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '$2', marginBlock: '$4 $2' });

export const Tile = styled(AppLink, {
  display: 'grid',
  gap: '$1',
  alignContent: 'center',
  minHeight: '4.75rem',
  padding: '$3 $4',
  borderRadius: '$m',
  background: '$sand',
  fontWeight: 600,
  textDecoration: 'none',
  ...current,
});

export const Ticket = styled(AppLink, {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gap: '0 $3',
  alignItems: 'center',
  padding: '$3 $4',
  borderRadius: '$m',
  background: '$butterSoft',
  color: '$onButterSoft',
  textDecoration: 'none',
  '& svg': { gridRow: '1 / span 2' },
  '& b': { fontWeight: 600 },
  '& small': { gridColumn: '2 / -1', fontSize: '$micro' },
});

/** As high as the strip that takes its place. */
export const Unread = styled('div', { minHeight: 'calc($sizes$target + $space$2)' });
