import type { ReactNode } from 'react';
import { styled } from '../../theme/stitches.ts';
import { AppLink } from '../basics/app-link.tsx';
import { Drops, type FlowLevel, useFlowWord } from './drops.tsx';

const LinkCard = styled(AppLink, {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: '13.5rem',
  padding: '1.1rem',
  borderRadius: '$l',
  overflow: 'hidden',
  isolation: 'isolate',
  color: '$onTide',
  textDecoration: 'none',
  '@md': { minHeight: '20rem', padding: '$5' },
  '&:focus-visible': { outline: '3px solid $focus', outlineOffset: '4px', borderRadius: '$l' },
  '& b': {
    font: '520 1.5rem/1.1 $fonts$serif',
    letterSpacing: '-.02em',
    marginTop: '.6rem',
    '@md': { fontSize: '1.875rem' },
  },
  '& small': { fontSize: '$small', marginTop: 'auto', lineHeight: 1.35, fontWeight: 500 },
  '& svg': { color: 'inherit' },
  variants: {
    level: {
      1: { background: '$tide1', '& [data-sea]': { height: '30%', color: '$tide1b' } },
      2: { background: '$tide2', '& [data-sea]': { height: '44%', color: '$tide2b' } },
      3: { background: '$tide3', '& [data-sea]': { height: '58%', color: '$tide3b' } },
      4: { background: '$tide4', color: '#fff3e8', '& [data-sea]': { height: '73%', color: '$tide4b' } },
    },
  },
});
const Sea = styled('svg', { position: 'absolute', inset: 'auto 0 0 0', zIndex: -1, width: '100%', maxWidth: 'none' });
const Level = styled(Drops, { height: '1.35rem', alignSelf: 'flex-start' });

/** Four tide cards: two in a row, four from 852 px. */
export const Tides = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
  gap: '$3',
  '@md': { gridTemplateColumns: 'repeat(4,minmax(0,1fr))', gap: '$4' },
});

function Face({ level, children }: { level: FlowLevel; children: ReactNode }) {
  const word = useFlowWord();
  return (
    <>
      <Level level={level} />
      <b>{word(level)}</b>
      <small>{children}</small>
      <Sea data-sea viewBox="0 0 400 200" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 200V14q50-28 100 0t100 0t100 0t100 0V200Z" fill="currentColor" />
      </Sea>
    </>
  );
}

/** A flow level as a link; `children` is one line of text. Works before and without JavaScript. */
export function TideLink({ level, href, children }: { level: FlowLevel; href: string; children: ReactNode }) {
  return (
    <LinkCard level={level} href={href}>
      <Face level={level}>{children}</Face>
    </LinkCard>
  );
}
