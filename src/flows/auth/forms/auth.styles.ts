import { styled } from '../../../theme/stitches.ts';

export const Door = styled('div', {
  display: 'grid',
  gap: '$6',
  paddingBlock: '$4 $8',
  '@md': { gridTemplateColumns: 'minmax(0,1fr) minmax(0,1.05fr)', gap: 'clamp(2.5rem,6vw,5rem)', alignItems: 'start' },
});

export const Welcome = styled('div', {
  display: 'none',
  '@md': {
    display: 'grid',
    gap: '$4',
    position: 'sticky',
    top: '1.5rem',
    borderRadius: '$xl',
    background: '$sand',
    overflow: 'hidden',
    paddingBottom: '$6',
  },
  '& > :not(img)': { paddingInline: '$6' },
  '& h2': { fontSize: '$h3' },
  '& ul': { display: 'grid', gap: '$2', color: '$ink2' },
  '& li': { display: 'flex', gap: '$2', alignItems: 'start' },
  '& li svg': { flex: 'none', marginTop: '.15rem', color: '$onSageSoft' },
});

export const FormColumn = styled('div', {
  display: 'grid',
  gap: '$5',
  width: '100%',
  maxWidth: '34rem',
  marginInline: 'auto',
  '@md': { marginInline: 0 },
  '& > header': { display: 'grid', gap: '$2' },
});

export const Form = styled('form', { display: 'grid', gap: '$4' });

export const FieldSet = styled('fieldset', {
  display: 'grid',
  gap: 0,
  '& > legend': { fontWeight: 600, fontSize: '.9375rem', padding: 0, marginBottom: '.15rem' },
});

export const Aside = styled('p', { display: 'flex', flexWrap: 'wrap', gap: '.25rem .6rem', alignItems: 'center' });

export const Or = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  color: '$ink2',
  fontSize: '$small',
  '&::before,&::after': { content: '""', flex: 1, height: '1.5px', background: '$line' },
});

/** Registering and signing in, at equal weight. */
export const Ways = styled('nav', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(8rem,100%),1fr))',
  gap: '$3',
  '& a': {
    display: 'grid',
    placeContent: 'center',
    textAlign: 'center',
    minHeight: '3.9rem',
    padding: '.4rem .75rem',
    borderRadius: '$l',
    color: 'inherit',
    textDecoration: 'none',
    background: '$surface',
    boxShadow: 'inset 0 0 0 1.5px $colors$line',
  },
  '& a[aria-current]': { boxShadow: 'inset 0 0 0 2.5px $colors$ink' },
  // Forced colours draw outlines, and no shadows.
  '& a[aria-current]:not(:focus-visible)': { outline: '2px solid transparent' },
  '& small': { fontSize: '$small', color: '$ink2' },
});
