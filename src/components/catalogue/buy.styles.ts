import { ChoiceGroup } from '../fields/choice-card.tsx';
import { Lead } from '../basics/text.tsx';
import { styled } from '../../theme/stitches.ts';

/** Below 740 px picture and form are stacked: name, prices and button stay visible. */
export const phone = '@media (max-width: 739px)';

/** A form that buys. Of elements with `data-for` only those of the chosen `data-size` show. At most three sizes. */
export const BuyForm = styled('div', {
  '&:has([value=oneTimePurchase]:checked) [data-way=subscription]': { display: 'none' },
  '&:not(:has([value=oneTimePurchase]:checked)) [data-way=oneTimePurchase]': { display: 'none' },
  '&:has([data-size="0"]:checked) [data-for]:not([data-for="0"])': { display: 'none' },
  '&:has([data-size="1"]:checked) [data-for]:not([data-for="1"])': { display: 'none' },
  '&:has([data-size="2"]:checked) [data-for]:not([data-for="2"])': { display: 'none' },
});

export const BuyGrid = styled('div', {
  display: 'grid',
  gap: '$6',
  gridTemplateColumns: 'minmax(0,1fr)',
  paddingBottom: 'calc($space$section / 2)',
  [phone]: { gap: '$4' },
  '@media (min-width: 740px)': { gridTemplateColumns: 'minmax(0,1fr) minmax(0,1.2fr)', alignItems: 'start' },
  '@md': { gridTemplateColumns: 'minmax(0,1.12fr) minmax(0,1fr)', gap: 'clamp(2rem,5vw,4rem)' },
});

/** The choices and the button. On a phone further arguments are below the button, and sizes have no pictures. */
export const BuyColumn = styled('div', {
  display: 'grid',
  gap: '$5',
  minWidth: 0,
  [phone]: { gap: '$3', '& label img': { display: 'none' }, '& legend': { marginBottom: '.3rem !important' } },
});

/** Level and name; closer on a phone. */
export const Head = styled('div', {
  display: 'grid',
  justifyItems: 'start',
  gap: '$3',
  [phone]: { gap: '$1' },
});

export const HeadRow = styled('div', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 $4' });

export const Description = styled(Lead, { [phone]: { order: 1 } });

/** By subscription or once: two cards beside each other on a phone. */
export const Ways = styled(ChoiceGroup, {
  [phone]: {
    gridTemplateColumns: 'repeat(auto-fit,minmax(9rem,1fr))',
    gap: '.6rem',
    '& > label': {
      gridTemplateColumns: 'minmax(0,1fr)',
      gap: 0,
      alignContent: 'start',
      padding: '.6rem .8rem',
      position: 'relative',
      '& > small': { gridColumn: 1 },
      '& > input': { position: 'absolute', right: '.6rem', top: '.6rem' },
      '& > b > span': { background: 'none', padding: 0 },
    },
  },
});

export const BuyRow = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$3',
  '& > button,& > [data-added-link]': { flex: '1 1 11.5rem', paddingInline: '.75rem' },
  [phone]: {
    gap: '$2',
    '& > fieldset input': { width: '1.75rem' },
    '& > button,& > [data-added-link]': { paddingInline: '.4rem', fontSize: '.9375rem' },
  },
});

/** Space for a longer price, so that the button's label does not move. */
export const RoomForPrice = styled('span', {
  display: 'inline-block',
  minWidth: '4.6em',
  textAlign: 'left',
  fontFamily: '$serif',
  fontWeight: 520,
});

/** Its space is reserved: a layout shift below it would scroll the page and hide the header. */
export const Added = styled('p', {
  minHeight: '1.5rem',
  fontSize: '$small',
  color: '$onSageSoft',
  fontWeight: 600,
});

export const PromiseList = styled('ul', {
  display: 'grid',
  gap: '$2',
  fontSize: '$small',
  color: '$ink2',
  [phone]: { order: 2 },
});
export const PromiseLine = styled('li', { display: 'flex', gap: '$3', alignItems: 'start' });
