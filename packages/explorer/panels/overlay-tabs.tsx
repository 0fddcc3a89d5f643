import { Strip, Tab } from '../explorer.styles.ts';
import { overlays, type Overlay } from '../overlays/overlay.ts';
import { useWords } from '../settings.tsx';

/** Chooses the overlay: what the colours of the diagram mean. */
export function OverlayTabs({ overlay, onChoose }: { overlay: Overlay; onChoose: (overlay: Overlay) => void }) {
  const { t } = useWords();
  return (
    <Strip as="fieldset" aria-label={t('overlay')}>
      {overlays.map((one) => (
        <Tab key={one} type="button" aria-pressed={overlay === one} onClick={() => onChoose(one)}>
          {t(`overlay.${one}`)}
        </Tab>
      ))}
    </Strip>
  );
}
