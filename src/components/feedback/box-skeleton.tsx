import { styled } from '../../theme/stitches.ts';
import { Skeleton, TextSkeleton } from './skeleton.tsx';

const Box = styled('div', { borderRadius: '$xl', overflow: 'hidden', background: '$surface' });
const Head = styled('div', { height: '13rem', background: '$sageSoft', '@md': { height: '20rem' } });
const Cells = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(4,minmax(0,1fr))',
  gap: '3.5rem $3',
  padding: '1.75rem .75rem',
});
const Below = styled('div', { display: 'grid', gap: '$4', padding: 'clamp(1.25rem,3vw,2.25rem)', minHeight: '18rem' });

/** The next box of a subscription before it is known, about as tall. */
export function BoxSkeleton() {
  return (
    <Box aria-hidden="true">
      <Head />
      <Cells>
        {Array.from({ length: 8 }, (_, nth) => (
          <Skeleton key={nth} />
        ))}
      </Cells>
      <Below>
        <TextSkeleton />
      </Below>
    </Box>
  );
}
