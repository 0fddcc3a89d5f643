import { styled } from '../../theme/stitches.ts';

/** What belongs to a size carries `data-for`, its radio `data-size`: only the chosen one's is shown. At most three sizes. */
export const SizedForm = styled('div', {
  '&:has([data-size="0"]:checked) [data-for]:not([data-for="0"])': { display: 'none' },
  '&:has([data-size="1"]:checked) [data-for]:not([data-for="1"])': { display: 'none' },
  '&:has([data-size="2"]:checked) [data-for]:not([data-for="2"])': { display: 'none' },
});

export const BuyGrid = styled('div', {
  display: 'grid',
  gap: '$6',
  gridTemplateColumns: 'minmax(0,1fr)',
  paddingBottom: 'calc($space$section / 2)',
  '@media (min-width: 740px)': { gridTemplateColumns: 'minmax(0,1fr) minmax(0,1.2fr)', alignItems: 'start' },
  '@md': { gridTemplateColumns: 'minmax(0,1.12fr) minmax(0,1fr)', gap: 'clamp(2rem,5vw,4rem)' },
});

export const BuyRow = styled('div', {
  display: 'grid',
  justifyItems: 'start',
  gap: '$3',
  '& > button': { width: '100%' },
  '@sm': { gridTemplateColumns: 'auto minmax(0,1fr)' },
  alignItems: 'center',
});

/** Room for a dearer total, so that the button's words stay where they are. */
export const RoomForPrice = styled('span', {
  display: 'inline-block',
  minWidth: '4.6em',
  textAlign: 'left',
  fontFamily: '$serif',
  fontWeight: 520,
});

export const Added = styled('p', {
  minHeight: '1.5rem',
  fontSize: '$small',
  color: '$onSageSoft',
  fontWeight: 600,
  '&:has(> :first-child:empty)': { visibility: 'hidden' },
});

export const Promises = styled('ul', { display: 'grid', gap: '$2', fontSize: '$small', color: '$ink2' });
export const PromiseLine = styled('li', { display: 'flex', gap: '$3', alignItems: 'start' });
