import { useState } from 'react';
import type { Locale } from '../../../domain/locale/index.ts';
import type { SceneName } from '../../../art/scenes/scene-names.ts';
import { styled } from '../../theme/stitches.ts';
import { useLocale } from '../words/use-locale.ts';

const Image = styled('img', {
  width: '100%',
  height: 'auto',
  aspectRatio: '6 / 5',
  variants: {
    /** Fills its box; the scene is placed bottom right and its floor runs on to the left. */
    bleed: {
      true: {
        position: 'absolute',
        inset: 'auto 0 0 0',
        zIndex: -1,
        height: '100%',
        aspectRatio: 'auto',
        '@md': { height: 'min(88%,43vw)' },
      },
    },
  },
});

export const scenePath = (scene: SceneName, locale: Locale): string => `/art/${scene}.${locale}.svg`;

/** An illustration of the shop. Decoration: the words beside it say the same, also when it does not arrive. */
export function ScenePicture({
  scene,
  bleed = false,
  priority = false,
}: {
  scene: SceneName;
  bleed?: boolean;
  priority?: boolean;
}) {
  const locale = useLocale();
  const [lost, setLost] = useState<SceneName>();
  if (lost === scene) return null;
  return (
    <Image
      src={scenePath(scene, locale)}
      onError={() => setLost(scene)}
      alt=""
      width={720}
      height={600}
      bleed={bleed}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
