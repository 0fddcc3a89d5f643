import { styled } from '../../theme/stitches.ts';

/** The buttons that confirm and cancel. Low on a phone, to leave space for the content: side by side while both fit. */
export const FootButtons = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  '@upToMd': { '& > button': { flex: '0 1 auto', paddingInline: '1rem' }, '& > :first-child': { flex: '1 1 12rem' } },
});
