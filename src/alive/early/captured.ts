import { send } from './listen.ts';

declare global {
  interface Window {
    /** Filled by the inline script of server/platform/web/rendering/capture-script.ts. */
    early?: [HTMLFormElement, FormData][] & { on: (event: Event) => void };
  }
}

/** Takes over the submits that came before this script (the page's one inline script keeps them). */
export function takeCaptured(): void {
  const { early } = window;
  if (!early) return;
  document.removeEventListener('submit', early.on);
  for (const [form, fields] of early.splice(0))
    send(form, 'data-on-submit', fields, document.activeElement, performance.now());
}
