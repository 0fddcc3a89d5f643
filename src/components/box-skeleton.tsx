import { styled } from '../theme/stitches.ts';
import { Skeleton } from './skeleton.tsx';

const Box = styled('div', { borderRadius: '$xl', overflow: 'hidden', background: '$surface', boxShadow: '$lift1' });
const Head = styled('div', { height: '13rem', background: '$sageSoft', '@md': { height: '20rem' } });
const Cells = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(4,minmax(0,1fr))',
  '& > div': { display: 'grid', gap: '.4rem', placeContent: 'center', minHeight: '4.5rem' },
  '& span': { width: '3rem' },
});
const Below = styled('div', { display: 'grid', gap: '$4', padding: 'clamp(1.25rem,3vw,2.25rem)', minHeight: '18rem' });

/** The next box of a subscription before it is known, about as tall. */
export function BoxSkeleton() {
  return (
    <Box aria-hidden="true">
      <Head />
      <Cells>
        {Array.from({ length: 8 }, (_, nth) => (
          <div key={nth}>
            <Skeleton />
          </div>
        ))}
      </Cells>
      <Below>
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </Below>
    </Box>
  );
}

const Card = styled('div', {
  display: 'grid',
  gap: '$3',
  alignContent: 'start',
  height: '11.5rem',
  borderRadius: '$l',
  padding: '1.25rem 1.5rem',
  background: '$surface',
  boxShadow: '$lift1',
  '& > :first-child': { width: '50%' },
});

/** Cards of a list before they are known, each about as tall as an order's. */
export function CardSkeletons({ count = 2 }: { count?: number }) {
  return Array.from({ length: count }, (_, nth) => (
    <Card key={nth} aria-hidden="true">
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </Card>
  ));
}
