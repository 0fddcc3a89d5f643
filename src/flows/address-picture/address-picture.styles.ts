import { styled } from '../../theme/stitches.ts';

export const Door = styled('img', {
  width: '100%',
  maxHeight: '22rem',
  objectFit: 'contain',
  borderRadius: '$l',
  background: '$sand',
});
