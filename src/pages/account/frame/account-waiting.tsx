import { useMatches } from '@tanstack/react-router';
import { BoxSkeleton } from '../../../components/feedback/box-skeleton.tsx';
import { Container } from '../../../components/basics/container.tsx';
import { Skeleton, TextSkeleton } from '../../../components/feedback/skeleton.tsx';
import { Stack } from '../../../components/basics/stack.tsx';
import { styled } from '../../../theme/stitches.ts';

const Columns = styled('div', {
  display: 'grid',
  gap: '$4',
  '@md': { gridTemplateColumns: '15rem minmax(0,1fr)', columnGap: 'clamp(1.5rem,4vw,3.5rem)' },
});
/** As tall as the breadcrumb, and as the menu until the account is known. */
const Trail = styled('div', { minHeight: '$target' });
const Heading = styled(Skeleton, {
  height: '2.25rem',
  width: 'min(24rem,90%)',
  variants: { isTall: { true: { height: '4.5rem', '@md': { height: '7rem' } } } },
});

const useIsHome = () => useMatches({ select: (matches) => /\/account\/?$/.test(matches.at(-1)?.pathname ?? '') });

/** Placeholder of a page of the account, inside its frame. Without texts: their catalogue is not loaded yet. */
export function PageWaiting() {
  const isHome = useIsHome();
  return (
    <Stack gap={5} aria-busy="true">
      <Heading isTall={isHome} />
      {isHome ? <BoxSkeleton /> : <TextSkeleton lines={5} />}
    </Stack>
  );
}

/** The frame and its page, as the server renders them. */
export function AccountWaiting() {
  const isHome = useIsHome();
  return (
    <Container css={{ paddingBlock: '$3 $8' }}>
      {!isHome && <Trail />}
      <Columns>
        <Trail />
        <PageWaiting />
      </Columns>
    </Container>
  );
}
