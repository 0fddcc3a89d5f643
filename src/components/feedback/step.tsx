import type { ReactNode } from 'react';
import { styled } from '../../theme/stitches.ts';
import { CheckIcon } from '../basics/icons.tsx';
import { Part } from './part.tsx';

const Frame = styled('section', {
  display: 'grid',
  gap: '1.1rem',
  paddingBlock: '1.75rem',
  borderTop: '1.5px solid $line',
  '&:first-of-type': { borderTop: 0, paddingTop: 0 },
  '& > h2': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '$3', fontSize: '1.5rem' },
});

const Dot = styled('span', {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2rem',
  height: '2rem',
  borderRadius: '50%',
  background: '$ink',
  color: '$page',
  font: '560 1rem/1 $fonts$serif',
  variants: { done: { true: { background: '$sageSoft', color: '$onSageSoft' } } },
});

export interface StepProps {
  number: number;
  title: ReactNode;
  done?: boolean;
  children: ReactNode;
}

/** One numbered step of a longer form; a tick when it is done. */
export function Step({ number, title, done = false, children }: StepProps) {
  return (
    <Frame>
      <h2>
        <Dot done={done} aria-hidden="true">
          {done ? <CheckIcon /> : number}
        </Dot>
        {title}
      </h2>
      <Part>{children}</Part>
    </Frame>
  );
}

/** Two fields beside each other from 552 px; `data-all` takes the whole row. */
export const FieldPair = styled('div', {
  display: 'grid',
  gap: '$4',
  '@sm': { gridTemplateColumns: 'repeat(2,minmax(0,1fr))', '& > [data-all]': { gridColumn: '1 / -1' } },
});

/** A long text that scrolls and fades out at its foot: contracts. Make it focusable, so that it scrolls by keyboard. */
export const ScrollText = styled('div', {
  height: '7.5rem',
  overflow: 'auto',
  padding: '.7rem 1.1rem 3rem',
  maskImage: 'linear-gradient(#000 calc(100% - 4rem),transparent calc(100% - 2.25rem))',
  fontSize: '$small',
  color: '$ink2',
  display: 'grid',
  gap: '.6rem',
  alignContent: 'start',
});
