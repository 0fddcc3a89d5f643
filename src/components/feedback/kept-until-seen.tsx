import { type ComponentType, Suspense, use, useEffect, useState } from 'react';

/**
 * A part below the first view. On a page from the server its HTML stays as it is until it scrolls into view, when its
 * code is loaded; its links and add-to-cart forms work before. A page that the browser renders awaits `preload` in its
 * loader. `id` must be unique in the page.
 */
export function keptUntilSeen<Props extends object>(id: string, load: () => Promise<ComponentType<Props>>) {
  let Part: ComponentType<Props> | null = null;
  let arrival: Promise<void> | null = null;
  let fetchNow: (() => void) | null = null;

  const preload = async () => {
    Part = await load();
  };

  /** While its code cannot be loaded the server's HTML stays. */
  const fetch = (): Promise<void> =>
    preload().catch(async () => {
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
      return fetch();
    });

  const watch = () =>
    new Promise<void>((resolve) => {
      const watcher = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && fetchNow?.());
      fetchNow = () => {
        watcher.disconnect();
        resolve();
      };
      const place = document.getElementById(id);
      if (place) watcher.observe(place);
      else resolve();
    });

  function Fetched(props: Props) {
    if (!Part) use((arrival ??= watch().then(fetch)));
    return Part && <Part {...props} />;
  }

  /** Shown if React must render the part before its code is loaded: a copy of the server's HTML. */
  function AsWritten() {
    const [written] = useState(() =>
      [...(document.getElementById(id)?.childNodes ?? [])].map((node) => node.cloneNode(true)),
    );
    useEffect(() => fetchNow?.(), []);
    return <div ref={(place) => place?.replaceChildren(...written)} />;
  }

  function Kept(props: Props) {
    return (
      <div id={id}>
        <Suspense fallback={<AsWritten />}>
          <Fetched {...props} />
        </Suspense>
      </div>
    );
  }
  return { Kept, preload };
}
