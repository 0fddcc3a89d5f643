import { Skeleton } from '../../../components/feedback/skeleton.tsx';
import { styled } from '../../../theme/stitches.ts';

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
