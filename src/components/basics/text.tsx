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
