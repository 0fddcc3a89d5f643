/** So long after an add a tap at the same place is of the same burst, and adds once more; the link itself waits as long. */
export const burstMs = 500;

let addedAt = 0;
let pressed: Element | null = null;

/**
 * The button of a form that has added becomes the way to the cart (components/forms/added-link.tsx), and the focus stays
 * where it was pressed. React knows nothing of the attributes: they are the same before React and with it.
 */
export function showAdded(form: HTMLElement, key: string, button: Element | null, at: number): void {
  pressed = button;
  addedAt = at;
  form.dataset['added'] = key;
  const link = button?.nextElementSibling;
  if (link instanceof HTMLAnchorElement) link.focus({ preventScroll: true });
  // The count in the header jumps.
  document.documentElement.toggleAttribute('data-bump');
}

/** What is no longer in the cart is not shown as added. */
export function hideAdded(isInCart: (key: string) => boolean): void {
  for (const form of document.querySelectorAll<HTMLElement>('[data-added]')) {
    if (!isInCart(form.dataset['added']!)) delete form.dataset['added'];
  }
}

/** Before React's own listeners: to them the tap never was one on the link. */
export function onBurst(event: MouseEvent): void {
  if (event.timeStamp - addedAt > burstMs || !(pressed instanceof HTMLButtonElement)) return;
  // The link takes no pointer at first: what is tapped is what is around it.
  const { target } = event;
  if (!(target instanceof Node)) return;
  if (target !== pressed.parentElement && !pressed.nextElementSibling?.contains(target)) return;
  event.preventDefault();
  pressed.form?.requestSubmit(pressed);
}
