import { styled } from '../../theme/stitches.ts';

/** The way on and the way out. Low on a phone, where the content needs the room: side by side while both fit. */
export const FootButtons = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  '@upToMd': { '& > button': { flex: '0 1 auto', paddingInline: '1rem' }, '& > :first-child': { flex: '1 1 12rem' } },
});
