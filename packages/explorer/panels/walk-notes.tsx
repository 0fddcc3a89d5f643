import { Note } from '../explorer.styles.ts';
import { isOverlay } from '../overlays/overlay.ts';
import { useWords } from '../settings.tsx';
import type { ShownWalk } from '../hooks/use-walk.ts';

/** Parts of a link that could not be followed. `overlay`: as named in the link. */
export function WalkNotes({ shown, overlay }: { shown: ShownWalk; overlay: string | undefined }) {
  const { t } = useWords();
  const { stoppedBy } = shown.walk;
  return (
    <>
      {overlay !== undefined && !isOverlay(overlay) && (
        <Note tone="butter">
          {t('noOverlay')} <code>{overlay}</code>
        </Note>
      )}
      {shown.isOtherVersion && <Note tone="butter">{t('otherVersion')}</Note>}
      {stoppedBy && (
        <Note tone="coral" role="alert">
          {t('stopped')}: {stoppedBy}
        </Note>
      )}
    </>
  );
}
