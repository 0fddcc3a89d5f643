import { styled } from '../../theme/stitches.ts';

/** The page's width with its gutters. */
export const Container = styled('div', {
  width: '100%',
  maxWidth: '$page',
  marginInline: 'auto',
  paddingInline: '$gutter',
  variants: {
    width: { page: {}, text: { maxWidth: '50rem' }, narrow: { maxWidth: '34rem' }, wide: { maxWidth: '62rem' } },
  },
});
