import { styled } from '../theme/stitches.ts';

/** Keeps a place until its content is there. Put the group into an element with `aria-busy` and a hidden word. */
export const Skeleton = styled('span', {
  display: 'block',
  height: '1em',
  borderRadius: '$s',
  background: '$line',
  opacity: 0.8,
  animation: 'breathe 1.6s infinite',
  variants: {
    shape: {
      line: {},
      title: { height: '1.75em', width: '60%' },
      picture: { height: 'auto', aspectRatio: '1', borderRadius: '$l', background: '$sand' },
      button: { height: '$control', borderRadius: '$full' },
      control: { height: '$control', borderRadius: '$m' },
      pill: { height: '1.6em', width: '6em', borderRadius: '$full' },
    },
    width: { full: {}, half: { width: '50%' }, third: { width: '33%' }, most: { width: '80%' } },
  },
});

const Lines = styled('div', { display: 'grid', gap: '$3' });

/** Lines of text. */
export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <Lines aria-hidden="true">
      {Array.from({ length: lines }, (_, nth) => (
        <Skeleton key={nth} width={nth === lines - 1 ? 'half' : 'full'} />
      ))}
    </Lines>
  );
}
