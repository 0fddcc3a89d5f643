import type { ReactNode } from 'react';
import type { SceneName } from '../../../art/scenes/scene-names.ts';
import { styled } from '../../theme/stitches.ts';
import { ScenePicture } from './scene-picture.tsx';

const Room = styled('section', {
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  alignContent: 'space-between',
  marginInline: 'clamp(.5rem,1.6vw,1.25rem)',
  borderRadius: '$xl',
  overflow: 'hidden',
  '@md': { gridTemplateColumns: 'minmax(0,1.02fr) minmax(0,1fr)', minHeight: 'min(620px,calc(100dvh - 6rem))' },
  variants: {
    tone: {
      lilac: { background: '$lilac' },
      sage: { background: '$sageRoom' },
      butter: { background: '$butter' },
      blush: { background: '$blush' },
      ember: { background: '$ember' },
      night: { background: '$night', color: '$onNight' },
    },
  },
});

const Words = styled('div', {
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  gap: '1.25rem',
  alignContent: 'start',
  justifyItems: 'start',
  padding: '2.25rem 1.5rem 0',
  '& > p': { fontSize: '$lead', lineHeight: 1.5, maxWidth: '26em' },
  '@md': { alignContent: 'center', gap: '1.75rem', padding: '3.5rem 0 5.5rem clamp(2rem,5.2vw,5rem)' },
});

const Tag = styled('span', {
  background: '$glass',
  padding: '.35rem .85rem',
  borderRadius: '$full',
  fontSize: '$small',
  fontWeight: 600,
});
const Actions = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$3',
  '@upToSm': { gap: '$2', '& > a': { paddingInline: '1.15em' } },
});

/** Keeps the place of the picture; the picture itself fills the room, so that its floor runs from wall to wall. */
const Place = styled('div', { aspectRatio: '6 / 5', marginTop: '$4', '@md': { display: 'none' } });

export interface HeroProps {
  scene: SceneName;
  tone: 'lilac' | 'sage' | 'butter' | 'blush' | 'ember' | 'night';
  tag?: ReactNode;
  /** A `Display` for the page's h1, otherwise an h2. */
  heading: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** The slide of the first view. */
  priority?: boolean;
  /** Over the floor: the slides' buttons. */
  controls?: ReactNode;
  label?: string;
}

/** A colour room with words left and a scene right (below on a phone). One per viewport. */
export function Hero({ scene, tone, tag, heading, children, actions, priority = false, controls, label }: HeroProps) {
  return (
    <Room tone={tone} {...(label ? { 'aria-label': label } : {})}>
      <Words>
        {tag && <Tag>{tag}</Tag>}
        {heading}
        {children && <p>{children}</p>}
        {actions && <Actions>{actions}</Actions>}
      </Words>
      <Place />
      <ScenePicture scene={scene} bleed priority={priority} />
      {controls && <Controls>{controls}</Controls>}
    </Room>
  );
}

const Controls = styled('div', {
  position: 'absolute',
  zIndex: 2,
  left: 'clamp(1rem,4.6vw,4.5rem)',
  bottom: '.6rem',
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  color: '$ink',
});
