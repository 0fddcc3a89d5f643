import { styled } from '../../theme/stitches.ts';

export const Choices = styled('div', {
  display: 'grid',
  gap: '$3',
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,13rem),1fr))',
});
