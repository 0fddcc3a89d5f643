import { BURST_MS } from '../../../domain/cart/index.ts';

let addedAt = 0;
let pressed: Element | null = null;

/** Focusing at once would lay out the page before the frame that shows the count, and restyle it a second time. */
function focusAfterPaint(link: HTMLAnchorElement, form: HTMLElement): void {
  requestAnimationFrame(() => {
    setTimeout(() => {
      const { activeElement } = document;
      const isElsewhere = activeElement !== pressed && activeElement !== document.body;
      if ('added' in form.dataset && !isElsewhere) link.focus({ preventScroll: true });
    });
  });
}

/**
 * Replaces the button of a form that has added by the link to the cart (components/forms/added-link.tsx); the focus
 * stays in its place. React does not manage the attributes: they work the same before React and with it.
 */
export function showAdded(form: HTMLElement, key: string, button: Element | null, at: number): void {
  pressed = button;
  addedAt = at;
  form.dataset['added'] = key;
  const link = button?.nextElementSibling;
  if (link instanceof HTMLAnchorElement) focusAfterPaint(link, form);
  // The count in the header jumps.
  document.documentElement.toggleAttribute('data-bump');
}

/** Shows the button again where the item is no longer in the cart. */
export function hideAdded(isInCart: (key: string) => boolean): void {
  for (const form of document.querySelectorAll<HTMLElement>('[data-added]')) {
    if (!isInCart(form.dataset['added']!)) delete form.dataset['added'];
  }
}

/** The button whose form has just added, when the tap is another one of the same burst. */
function burstButton({ target, timeStamp }: MouseEvent): HTMLButtonElement | null {
  if (timeStamp - addedAt > BURST_MS || !(pressed instanceof HTMLButtonElement) || !(target instanceof Node))
    return null;
  // At first the link takes no pointer events: the tap's target is the element around it.
  const isOnLink = target === pressed.parentElement || pressed.nextElementSibling?.contains(target);
  return isOnLink ? pressed : null;
}

/**
 * Submits a declared form before React's own listeners receive the click: React would take a tap of a burst for one
 * on the link, and draws a part again that it cannot hydrate (a translated page), whose form a browser no longer
 * submits.
 */
export function onPress(event: MouseEvent): void {
  const button = burstButton(event) ?? (event.target instanceof Element ? event.target.closest('button') : null);
  if (button?.type !== 'submit' || !button.form?.dataset['onSubmit']) return;
  event.preventDefault();
  button.form.requestSubmit(button);
}
