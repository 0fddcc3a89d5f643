import { useMatches } from '@tanstack/react-router';
import { BoxSkeleton, CardSkeletons } from '../../../components/box-skeleton.tsx';
import { Container } from '../../../components/container.tsx';
import { Skeleton, TextSkeleton } from '../../../components/skeleton.tsx';
import { Stack } from '../../../components/stack.tsx';
import { styled } from '../../../theme/stitches.ts';

const Columns = styled('div', {
  display: 'grid',
  gap: '$4',
  '@md': { gridTemplateColumns: '15rem minmax(0,1fr)', columnGap: 'clamp(1.5rem,4vw,3.5rem)' },
});
const Trail = styled('div', { minHeight: '$target' });
const Menu = styled(Skeleton, {
  height: '$target',
  borderRadius: '$full',
  '@md': { height: '30rem', borderRadius: '$l' },
});
const Heading = styled(Skeleton, {
  height: '4.5rem',
  width: 'min(24rem,90%)',
  '@md': { height: '7rem' },
  variants: { isShort: { true: { height: '2.25rem', '@md': { height: '3.5rem' } } } },
});

const useIsAt = (place: string) =>
  useMatches({ select: (matches) => matches.at(-1)?.pathname.replace(/\/$/, '').endsWith(place) ?? false });

/** In the place of a page of the account, inside its frame. It has no words: its catalogue is not there yet. */
export function PageWaiting() {
  const isHome = useIsAt('/account');
  const isList = useIsAt('/account/orders');
  return (
    <Stack gap={5} aria-busy="true">
      <Heading isShort={!isHome} />
      {isHome ? <BoxSkeleton /> : isList ? <CardSkeletons /> : <TextSkeleton lines={5} />}
    </Stack>
  );
}

/** The frame and its page, as the server answers them. */
export function AccountWaiting() {
  const isHome = useIsAt('/account');
  return (
    <Container css={{ paddingBlock: '$3 $8' }}>
      {!isHome && <Trail />}
      <Columns>
        <Menu />
        <PageWaiting />
      </Columns>
    </Container>
  );
}
