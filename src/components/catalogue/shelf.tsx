import { styled } from '../../theme/stitches.ts';

/** Cards: two in a row (one where texts are twice as large), three from 552 px, four from 852 px (or three). `slide` makes a swipeable row of them on a phone. A list: children are `li`. */
export const Shelf = styled('ul', {
  display: 'grid',
  gap: '$5 $3',
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,max(7.5rem,34%)),1fr))',
  '& > li': { minWidth: 0, display: 'grid' },
  '@sm': { gridTemplateColumns: 'repeat(3,minmax(0,1fr))', gap: '$6 $4' },
  '@md': { gridTemplateColumns: 'repeat(4,minmax(0,1fr))', gap: '$6 $5' },
  // A last card that is alone in its row is laid out horizontally, across the row.
  '@upToSm': {
    '& > li:last-child:nth-child(odd)': {
      gridColumn: '1 / -1',
      '& > article': {
        gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)',
        gridTemplateRows: 'auto auto 1fr',
        columnGap: '$3',
        '& > div:first-of-type': { gridRow: '1 / -1', marginBottom: 0 },
        '& > :not(div:first-of-type)': { gridColumn: 2 },
      },
    },
  },
  variants: {
    columns: { 3: { '@md': { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' } } },
    slide: {
      true: {
        '@upToMd': {
          display: 'flex',
          overflowX: 'auto',
          marginInline: 'calc(-1 * $space$gutter)',
          paddingInline: '$gutter',
          paddingBottom: '$2',
          scrollSnapType: 'x mandatory',
          scrollPaddingInline: '$gutter',
          scrollbarWidth: 'none',
          '& > li': { flex: '0 0 min(68%,17rem)', scrollSnapAlign: 'start' },
        },
      },
    },
  },
});
