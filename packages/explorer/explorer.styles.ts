import { styled } from './theme/stitches.ts';

/** The diagram between two collapsible columns, from 1152 px; below that one pane at a time, chosen by tabs. */
export const Page = styled('div', {
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minHeight: '100dvh',
  '@lg': {
    gridTemplateColumns: 'auto minmax(0,1fr) auto',
    gridTemplateRows: '100dvh',
    height: '100dvh',
    overflow: 'hidden',
  },
});

export const Side = styled('nav', {
  background: '$sand',
  // Positioned, so that visually hidden text scrolls with it.
  position: 'relative',
  padding: '1rem',
  overflowY: 'auto',
  '& > ul': { display: 'grid', gap: '.25rem' },
  '@upToSm': { padding: '.75rem' },
  variants: {
    shown: { false: { '@media (max-width: 1151.98px)': { display: 'none' } } },
    width: { list: { '@lg': { width: '15.5rem' } }, rail: { '@lg': { width: '4.75rem', padding: '.6rem .4rem' } } },
  },
});

export const Main = styled('main', {
  // Positioned, so that visually hidden text scrolls with it.
  position: 'relative',
  padding: '1rem 1.25rem',
  display: 'grid',
  gap: '.75rem',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0,1fr)',
  gridAutoRows: 'max-content',
  overflowY: 'auto',
  minWidth: 0,
  '@upToSm': { padding: '.9rem' },
  variants: {
    shown: { false: { '@media (max-width: 1151.98px)': { display: 'none' } } },
    /** Its children share the height instead of scrolling. */
    filled: { true: { '@lg': { display: 'flex', flexDirection: 'column', padding: '.6rem .75rem', gap: '.5rem' } } },
  },
});

export const Aside = styled('aside', {
  // Positioned, so that visually hidden text scrolls with it.
  position: 'relative',
  padding: '1rem',
  '@lg': { width: '21.5rem' },
  borderLeft: '1px solid $line',
  display: 'grid',
  gap: '1rem',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0,1fr)',
  gridAutoRows: 'max-content',
  overflowY: 'auto',
  minWidth: 0,
  variants: {
    shown: { false: { '@media (max-width: 1151.98px)': { display: 'none' } } },
    open: { false: { '@lg': { display: 'none' } } },
  },
});

export const Panes = styled('div', {
  display: 'flex',
  gap: '.25rem',
  padding: '.5rem .75rem',
  background: '$sand',
  position: 'sticky',
  top: 0,
  zIndex: 2,
  '@lg': { display: 'none' },
});

export const Tab = styled('button', {
  minHeight: '2.75rem',
  padding: '.25rem .7rem',
  border: 0,
  borderRadius: '$full',
  background: 'transparent',
  font: '600 .875rem/1.2 $fonts$sans',
  whiteSpace: 'nowrap',
  '&:focus-visible': { borderRadius: '$full' },
  '&[aria-pressed=true],&[aria-selected=true]': { background: '$lilacSoft', color: '$onLilacSoft' },
});

/** Tabs in a line, in several where they do not fit: none is cut off. */
export const Strip = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.1rem',
  margin: '0 -.5rem',
  padding: '.25rem .5rem',
  minWidth: 0,
  '& > button': { flex: 'none' },
  variants: { narrow: { true: { '& > button': { paddingInline: '.35rem' } } } },
});

export const Bar = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '.25rem .5rem', alignItems: 'center' });
export const Spread = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.5rem 1rem',
  alignItems: 'center',
  justifyContent: 'space-between',
});

export const FlowLink = styled('a', {
  display: 'block',
  padding: '.45rem .75rem',
  borderRadius: '$m',
  textDecoration: 'none',
  fontWeight: 600,
  fontSize: '.9375rem',
  '& small': { display: 'block', fontWeight: 400, fontSize: '$micro', color: '$ink2' },
  '&[aria-current=page]': { background: '$surface', boxShadow: '$lift1' },
  '@hover': { '&:hover': { background: '$surface' } },
});

const softTones = {
  plain: {},
  sage: { background: '$sageSoft', color: '$onSageSoft' },
  lilac: { background: '$lilacSoft', color: '$onLilacSoft' },
  butter: { background: '$butterSoft', color: '$onButterSoft' },
  coral: { background: '$coralSoft', color: '$onCoralSoft' },
};

export const Pill = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.35rem',
  padding: '.2rem .7rem',
  borderRadius: '$full',
  fontSize: '$micro',
  fontWeight: 600,
  background: '$surface',
  color: '$ink2',
  variants: {
    tone: softTones,
  },
});

export const Quiet = styled('p', { color: '$ink2', fontSize: '$small' });
export const Note = styled('p', {
  padding: '.7rem 1rem',
  borderRadius: '$m',
  fontSize: '$small',
  background: '$sand',
  variants: {
    tone: softTones,
  },
});

export const Panel = styled('section', {
  background: '$surface',
  border: '1px solid $line',
  borderRadius: '$l',
  padding: '1rem 1.1rem',
  display: 'grid',
  gap: '.6rem',
  fontSize: '$small',
  '& h2,& h3': { fontSize: '1.125rem' },
  '& ul': { display: 'grid', gap: '.35rem' },
  '& code': { fontSize: '.75rem', overflowWrap: 'anywhere' },
});

export const EventButton = styled('button', {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'center',
  gap: '.1rem .5rem',
  minHeight: '2.75rem',
  padding: '.6rem 1.1rem',
  borderRadius: '22px',
  border: '1.5px solid $ink',
  background: 'transparent',
  font: '600 .875rem/1.3 $fonts$sans',
  textAlign: 'left',
  '& code': { fontWeight: 400, fontSize: '.75rem', opacity: 0.85, overflowWrap: 'anywhere' },
  '&:focus-visible': { borderRadius: '22px' },
  variants: {
    kind: {
      shopper: {},
      service: { background: '$ink', color: '$page' },
      time: { background: '$ink', color: '$page' },
    },
    refused: {
      true: { background: 'transparent', color: '$ink2', border: '1.5px dashed $field', cursor: 'not-allowed' },
    },
  },
});

export const Field = styled('input', {
  minHeight: '2.75rem',
  padding: '.4rem .9rem',
  borderRadius: '$full',
  border: '1.5px solid $field',
  background: '$surface',
  color: '$ink',
  font: '400 .9375rem $fonts$sans',
  minWidth: 0,
  width: '100%',
});

export const Select = styled('select', {
  minHeight: '2.75rem',
  padding: '.4rem .75rem',
  borderRadius: '$m',
  border: '1.5px solid $field',
  background: '$surface',
  color: '$ink',
  font: '600 .875rem $fonts$sans',
});

export const SmallButton = styled('button', {
  minHeight: '2.75rem',
  minWidth: '2.75rem',
  padding: '.3rem .9rem',
  borderRadius: '$full',
  border: '1.5px solid $field',
  background: '$surface',
  font: '600 .8125rem/1.2 $fonts$sans',
  display: 'inline-grid',
  placeItems: 'center',
  '&:focus-visible': { borderRadius: '$full' },
  '&[aria-pressed=true]': { background: '$lilacSoft', color: '$onLilacSoft', borderColor: '$focus' },
  '&:disabled': { color: '$ink2', borderStyle: 'dashed', cursor: 'not-allowed' },
});

/** A rule's id, its sentence and what proves it. */
export const Rule = styled('li', { display: 'grid', justifyItems: 'start' });
export const Sentences = styled('ul', { listStyle: 'disc', paddingLeft: '1.2rem', color: '$ink2' });
