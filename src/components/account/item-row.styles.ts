import { styled } from '../../theme/stitches.ts';

/** Items of one family that can be added: a row that scrolls. */
export const ItemRow = styled('ul', {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '9.25rem',
  gap: '$2',
  overflowX: 'auto',
  padding: '2px 2px $2',
});

export const ItemCard = styled('li', {
  display: 'grid',
  gap: '.35rem',
  gridTemplateRows: 'auto 1fr',
  justifyItems: 'start',
  padding: '.6rem',
  borderRadius: '$m',
  background: '$surface',
  boxShadow: 'inset 0 0 0 1.5px $colors$line',
  '& img': { borderRadius: '$s', background: '$sand' },
  '& b': { font: '520 1rem/1.25 $fonts$serif' },
  variants: { isChosen: { true: { boxShadow: 'inset 0 0 0 2px $colors$ink', outline: '1px solid transparent' } } },
});
