import { styled } from '../../../theme/stitches.ts';

/** The last line below a result. */
export const Last = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$4',
  justifyContent: 'space-between',
  alignItems: 'center',
  borderTop: '1.5px solid $line',
  paddingTop: '$4',
  paddingBottom: '$7',
  '& p': { maxWidth: '40rem', fontSize: '$small', color: '$ink2' },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: '$5' },
});
