import type { ReactNode } from 'react';
import type { SceneName } from '../../../art/scenes/scene-names.ts';
import { styled } from '../../theme/stitches.ts';
import { ScenePicture } from '../pictures/scene-picture.tsx';

const Frame = styled('div', {
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: '1.25rem',
  padding: '$4 $gutter $8',
  maxWidth: '42rem',
  marginInline: 'auto',
  '& h1': { maxWidth: '12em' },
  '& h2': { maxWidth: '14em' },
});

const SceneFrame = styled('div', {
  // The picture shrinks, so that text, money and next step stay in the window.
  width: 'min(32rem,100%,max(11rem,1.2*(100dvh - 33rem)))',
  background: '$sand',
  borderRadius: '$xl',
  overflow: 'hidden',
  marginBottom: '$3',
  '&:empty': { display: 'none' },
});
const Words = styled('div', {
  color: '$ink2',
  fontSize: '$lead',
  lineHeight: 1.5,
  display: 'grid',
  gap: '$3',
  maxWidth: '34em',
});
const Actions = styled('div', { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '$3' });

export interface MessagePageProps {
  /** Absent where pictures may not load. */
  scene?: SceneName;
  title: ReactNode;
  /** One or two sentences. */
  children?: ReactNode;
  /** A TruthLine where money is involved. */
  truth?: ReactNode;
  /** One next step. */
  actions?: ReactNode;
  /** 1 where it is the page, 2 where it is a part of one. */
  headingLevel?: 1 | 2;
}

/** Empty, refused, lost, done: a scene, a sentence, one next step. */
export function MessagePage({ scene, title, children, truth, actions, headingLevel = 1 }: MessagePageProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <Frame>
      {scene && (
        <SceneFrame>
          <ScenePicture scene={scene} priority />
        </SceneFrame>
      )}
      <Heading>{title}</Heading>
      {children && <Words>{children}</Words>}
      {truth}
      {actions && <Actions>{actions}</Actions>}
    </Frame>
  );
}
