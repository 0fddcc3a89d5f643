import { styled } from '../../theme/stitches.ts';

export const Applied = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '.75rem',
  padding: '.4rem .4rem .4rem 1rem',
  borderRadius: '$m',
  background: '$sageSoft',
  color: '$onSageSoft',
  '& > span': { flex: 1, minWidth: 0, lineHeight: 1.35, overflowWrap: 'anywhere' },
  '& button': { paddingInline: '$2' },
  '& b': { display: 'block', letterSpacing: '.03em', fontWeight: 600 },
  '& small': { fontSize: '$small' },
});

export const CodeForm = styled('form', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  gap: '.5rem',
  alignItems: 'start',
  '& input': { textTransform: 'uppercase', fontWeight: 600, letterSpacing: '.03em' },
  '& > [type=submit]': { marginTop: '1.8rem', minHeight: '$control' },
  '& > div': { gridTemplateColumns: 'minmax(0,1fr)' },
  // The error text may be wider than the code's field.
  '& [id$=error]': { width: 'max-content', maxWidth: 'calc(100% + 6rem)' },
});
