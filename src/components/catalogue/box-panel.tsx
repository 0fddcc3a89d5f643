import { styled } from '../../theme/stitches.ts';

/** The sand panel in which a packet fills up: TrayPicture, BoxCount, Segmented, MoneySummary, Button. Follows the scroll from 852 px. */
export const BoxPanel = styled('div', {
  display: 'grid',
  gap: '1.1rem',
  padding: '$5',
  borderRadius: '$xl',
  background: '$sand',
  '@md': { position: 'sticky', top: '1.5rem', padding: '$6' },
});
