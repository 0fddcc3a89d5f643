import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../components/basics/visually-hidden.tsx';

/** After a navigation: announces the new page's title and focuses its heading. A new query is no new page. */
export function PageAnnouncer({ path }: { path: string }) {
  const pathname = path.split('?')[0];
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    setTitle(document.title);
    if (window.location.hash || document.querySelector('dialog[open]')) return undefined;
    return holdFocus();
  }, [pathname]);

  return (
    <VisuallyHidden>
      <output>{title}</output>
    </VisuallyHidden>
  );
}

/**
 * Focuses the page's heading, and the one that replaces it once the content is loaded: a removed heading
 * loses the focus. Ends as soon as the visitor goes somewhere else.
 */
function holdFocus(): () => void {
  let focused = focusHeading();
  const following = new MutationObserver(() => {
    const hasFocus = document.activeElement === focused;
    const isLost = !focused?.isConnected && document.activeElement === document.body;
    if (isLost) focused = focusHeading();
    else if (!hasFocus) following.disconnect();
  });
  following.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true });
  return () => following.disconnect();
}

function focusHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  return heading;
}
