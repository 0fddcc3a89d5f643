import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';

/** After a navigation: the new page's title is said and its heading takes the focus. A new query is no new page. */
export function PageAnnouncer({ path }: { path: string }) {
  const pathname = path.split('?')[0];
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    if (window.location.hash || document.querySelector('dialog[open]')) return;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <VisuallyHidden>
      <output>{title}</output>
    </VisuallyHidden>
  );
}
