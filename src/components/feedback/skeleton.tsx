import { styled } from '../../theme/stitches.ts';

/** Keeps a place until its content is there. Put the group into an element with `aria-busy` and a hidden word. */
export const Skeleton = styled('span', {
  display: 'block',
  height: '1em',
  borderRadius: '$s',
  background: '$line',
  opacity: 0.8,
  animation: 'breathe 1.6s infinite',
});

const Lines = styled('div', { display: 'grid', gap: '$3', '& > :last-child': { width: '50%' } });

/** Lines of text. */
export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <Lines aria-hidden="true">
      {Array.from({ length: lines }, (_, nth) => (
        <Skeleton key={nth} />
      ))}
    </Lines>
  );
}
