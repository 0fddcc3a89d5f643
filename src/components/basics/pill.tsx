import { styled } from '../../theme/stitches.ts';

/** A short fact on a tint: status, saving, label. */
export const Pill = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.4em',
  padding: '.25rem .7rem',
  borderRadius: '$full',
  fontSize: '$micro',
  fontWeight: 600,
  flex: 'none',
  maxWidth: '100%',
  '& svg': { width: '1em', height: '1em' },
  variants: {
    tone: {
      plain: { background: '$surface', color: '$ink' },
      success: { background: '$sageSoft', color: '$onSageSoft' },
      error: { background: '$coralSoft', color: '$onCoralSoft' },
      info: { background: '$lilacSoft', color: '$onLilacSoft' },
      warning: { background: '$butterSoft', color: '$onButterSoft' },
    },
  },
  defaultVariants: { tone: 'plain' },
});

/** Count on an icon (cart). Hidden while its slot is empty. */
export const CountBadge = styled('span', {
  position: 'absolute',
  top: '1px',
  right: 0,
  minWidth: '1.2rem',
  height: '1.2rem',
  paddingInline: '.25em',
  borderRadius: '$full',
  background: '$action',
  color: '$onAction',
  font: '700 .75rem/1.2rem $fonts$sans',
  textAlign: 'center',
  '&:empty,&:has(> :only-child:empty)': { display: 'none' },
});
