import { useLingui } from '@lingui/react/macro';
import { styled } from '../../theme/stitches.ts';

const Track = styled('progress', {
  appearance: 'none',
  position: 'fixed',
  inset: '0 0 auto 0',
  zIndex: '$progress',
  width: '100%',
  height: '3px',
  border: 0,
  borderRadius: '0 3px 3px 0',
  background: '$coral',
  pointerEvents: 'none',
  transformOrigin: 'left',
  animation: 'advance 8s cubic-bezier(.1,.7,.1,1) forwards',
  '&::-webkit-progress-bar': { background: 'transparent' },
  '&::-moz-progress-bar': { background: 'transparent' },
  '@still': { transform: 'scaleX(.5)' },
});

/** The thin bar at the top between the start and the end of a route. Spec §2. */
export function ProgressBar({ active }: { active: boolean }) {
  const { t } = useLingui();
  return active ? <Track aria-label={t`Sayfa yükleniyor`} /> : null;
}
