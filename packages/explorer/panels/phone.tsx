import { useContext, useEffect, useRef, useState, type RefObject } from 'react';
import { styled } from '../theme/stitches.ts';
import type { Money } from '../model/state-path.ts';
import { writePermalink, type Permalink } from '../model/permalink.ts';
import { SettingsContext, useWords } from '../settings.tsx';
import type { ScreenMoney, StageMessage } from '../stage/stage.types.ts';

export type { ScreenMoney };

/** The width in pixels that the screen is rendered at, however narrow the frame is. */
const phoneWidth = 360;

const Frame = styled('div', {
  border: '9px solid $ink',
  borderRadius: '38px',
  overflow: 'hidden',
  background: '$page',
  boxShadow: '$lift2',
  width: '100%',
  maxWidth: '378px',
  justifySelf: 'center',
  height: 'calc(clamp(30rem, 70vh, 44rem) + 18px)',
  // Beside the diagram the possible events must fit below it.
  '@lg': { height: 'clamp(18rem, 41vh, 44rem)' },
  '& iframe': { display: 'block', border: 0, transformOrigin: '0 0' },
});

/** The money shown by the screen in this very state; null while it shows none. */
export const saidOf = (screen: ScreenMoney | null, statePath: string): Money | null =>
  screen?.statePath === statePath ? screen.money : null;

/** Absolute: an address for another window is resolved against the calling page. */
const stagePage = new URL('stage.html', window.location.href.split('#')[0]).href;

interface PhoneProps {
  link: Permalink;
  /** The whole walk after an event on the screen. */
  onWalked: (tokens: string[]) => void;
  onSaid: (says: ScreenMoney) => void;
  frame: RefObject<HTMLIFrameElement | null>;
}

/** The production screen in a page of its own, 360 px wide, running the same machine along the same walk. */
export function Phone({ link, onWalked, onSaid, frame: iframe }: PhoneProps) {
  const { t } = useWords();
  const { language, isDark } = useContext(SettingsContext);
  const address = writePermalink({ ...link, options: { lang: language, theme: isDark ? 'dark' : 'light' } });
  const [size, setSize] = useState({ scale: 1, height: 640 });
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const seen = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      // A collapsed frame keeps its size until it is shown again.
      if (width === 0) return;
      setSize({ scale: width / phoneWidth, height: (height * phoneWidth) / width });
    });
    seen.observe(body.current!);
    return () => seen.disconnect();
  }, []);
  // Later addresses navigate the existing page.
  const [first] = useState(stagePage + address);

  useEffect(() => {
    const page = iframe.current?.contentWindow;
    // A frame that has not begun to load is at about:blank and will read the newest address itself.
    if (page?.location.pathname.endsWith('/stage.html') && page.location.hash !== address)
      page.location.replace(stagePage + address);
  }, [address, iframe]);
  useEffect(() => {
    const receive = ({ source, origin, data }: MessageEvent<StageMessage>) => {
      if (source !== iframe.current?.contentWindow || origin !== window.location.origin) return;
      if (data.from !== 'stage') return;
      if ('tokens' in data) onWalked(data.tokens);
      else onSaid(data.says);
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  });

  return (
    <Frame ref={body}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the explorer's own page */}
      <iframe
        ref={iframe}
        src={first}
        title={t('realScreen')}
        style={{ width: phoneWidth, height: size.height, transform: `scale(${size.scale})` }}
        onLoad={() => {
          const page = iframe.current?.contentWindow;
          if (page && page.location.hash !== address) page.location.replace(stagePage + address);
        }}
      />
    </Frame>
  );
}
