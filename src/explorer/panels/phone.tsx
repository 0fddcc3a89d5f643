import { useContext, useEffect, useRef, useState } from 'react';
import { styled } from '../../theme/stitches.ts';
import { writePermalink, type Permalink } from '../model/permalink.ts';
import { SettingsContext, useWords } from '../settings.tsx';

const Frame = styled('div', {
  border: '9px solid $ink',
  borderRadius: '38px',
  overflow: 'hidden',
  background: '$page',
  boxShadow: '$lift2',
  width: '100%',
  maxWidth: '378px',
  justifySelf: 'center',
  '& iframe': { display: 'block', border: 0, width: '100%', height: 'clamp(30rem, 70vh, 44rem)' },
});

export interface StageMessage {
  from: 'stage';
  tokens: string[];
}

/** Whole: an address for another window is read from the page that asks. */
const stagePage = new URL('stage.html', window.location.href.split('#')[0]).href;

interface PhoneProps {
  link: Permalink;
  /** What a person did on the screen: the whole walk with it. */
  onWalked: (tokens: string[]) => void;
}

/** The production screen in a page of its own, 360 px wide, running the same machine along the same walk. */
export function Phone({ link, onWalked }: PhoneProps) {
  const { t } = useWords();
  const { language, isDark } = useContext(SettingsContext);
  const iframe = useRef<HTMLIFrameElement>(null);
  const address = writePermalink({ ...link, options: { lang: language, theme: isDark ? 'dark' : 'light' } });
  // Later addresses move the page that is there.
  const [first] = useState(stagePage + address);

  useEffect(() => {
    const page = iframe.current?.contentWindow;
    // A frame that has not begun to load yet stands at about:blank and will read the newest address itself.
    if (page?.location.pathname.endsWith('/stage.html') && page.location.hash !== address)
      page.location.replace(stagePage + address);
  }, [address]);
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent<StageMessage>) => {
      if (source !== iframe.current?.contentWindow || origin !== window.location.origin) return;
      if (data.from === 'stage') onWalked(data.tokens);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  });

  return (
    <Frame>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the explorer's own page */}
      <iframe
        ref={iframe}
        src={first}
        title={t('realScreen')}
        onLoad={() => {
          const page = iframe.current?.contentWindow;
          if (page && page.location.hash !== address) page.location.replace(stagePage + address);
        }}
      />
    </Frame>
  );
}
