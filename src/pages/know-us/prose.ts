import { styled } from '../../theme/stitches.ts';

/** Long text: legal pages, answers. */
export const Prose = styled('div', {
  display: 'grid',
  gap: '$6',
  maxWidth: '42rem',
  lineHeight: 1.65,
  '& section': { display: 'grid', gap: '$3' },
  '& h2': { fontSize: '$h3', marginBottom: '$1' },
  '& h3': { fontSize: '1.125rem', marginTop: '$3' },
  '& ul': { listStyle: 'disc', paddingLeft: '1.25em', display: 'grid', gap: '$2' },
  '& ol': { listStyle: 'decimal', paddingLeft: '1.25em', display: 'grid', gap: '$2' },
  '& a': { textDecorationColor: '$coral', textUnderlineOffset: '.2em' },
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: '$small' },
  '& th,& td': { textAlign: 'left', padding: '$2 $3 $2 0', borderBottom: '1.5px solid $line', verticalAlign: 'top' },
});
