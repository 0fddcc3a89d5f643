import { AppLink } from '../../components/app-link.tsx';
import { styled } from '../../theme/stitches.ts';

/** A link with the looks of a line's quiet button. */
export const EditLink = styled(AppLink, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.4rem',
  minHeight: '$target',
  font: '600 .875rem/1.2 $fonts$sans',
  textDecoration: 'none',
  '& svg': { width: '1.05rem', height: '1.05rem' },
});
