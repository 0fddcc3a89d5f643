import { styled } from '../../theme/stitches.ts';

/** The hero's heading; `<em>` for the second clause. */
export const Display = styled('h1', {
  fontSize: '$display',
  lineHeight: 0.98,
  letterSpacing: '-.032em',
  fontWeight: 520,
});

export const Lead = styled('p', { fontSize: '$lead', lineHeight: 1.5, color: '$ink2', maxWidth: '34em' });

export const Text = styled('p', {
  variants: {
    size: { body: {}, small: { fontSize: '$small' } },
    quiet: { true: { color: '$ink2' } },
    strong: { true: { fontWeight: 600 } },
  },
});

export const Eyebrow = styled('p', { fontSize: '$small', fontWeight: 600, color: '$coralText' });

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
