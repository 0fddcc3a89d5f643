import type { ReactNode } from 'react';
import { styled } from '../../theme/stitches.ts';
import { LinePicture } from '../pictures/picture.tsx';

const Beside = styled('div', {
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0,1fr)',
  gap: '$3',
  alignItems: 'center',
  flex: '1 1 12rem',
});

const Frame = styled('div', {
  aspectRatio: '1',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '$m',
  background: '$sand',
  overflow: 'hidden',
  '& img': { width: '100%', height: 'auto' },
});

/** A bought item: its picture, with texts beside it. */
export function Bought({ type, slug, children }: { type: string; slug: string; children: ReactNode }) {
  return (
    <Beside>
      <Frame>
        <LinePicture type={type} slug={slug} width={56} />
      </Frame>
      <div>{children}</div>
    </Beside>
  );
}
