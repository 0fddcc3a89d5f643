import type { ReactNode } from 'react';
import { styled } from '../../theme/stitches.ts';

const Count = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 $4',
  '& output': { font: '520 1.25rem/1.2 $fonts$serif' },
});

/** "48 adet" as a live region, and an action beside it. */
export function BoxCount({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <Count>
      <output>{children}</output>
      {action}
    </Count>
  );
}

/** One sub-type in the builder: PiecePicture, name and flow, Stepper; below, the boxes that make the count. */
export function BoxLine({
  picture,
  name,
  flow,
  stepper,
  boxes,
}: {
  picture: ReactNode;
  name: ReactNode;
  flow?: ReactNode;
  stepper: ReactNode;
  boxes?: ReactNode;
}) {
  return (
    <Line>
      {picture}
      <div>
        <b>{name}</b>
        {flow}
      </div>
      {stepper}
      {boxes && <small>{boxes}</small>}
    </Line>
  );
}

const Line = styled('li', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$3',
  alignItems: 'center',
  padding: '.8rem 0',
  borderTop: '1.5px solid $line',
  '& b': { display: 'block', fontWeight: 600, lineHeight: 1.25 },
  '& > :first-child': { flex: '0 0 3rem' },
  '& > div': { flex: '1 1 5.5rem' },
  '& > small': {
    flexBasis: '100%',
    paddingLeft: 'calc(3rem + $space$3)',
    fontSize: '$micro',
    color: '$ink2',
    marginTop: '-.35rem',
  },
});
