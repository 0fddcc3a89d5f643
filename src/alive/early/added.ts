/** So long after an add a tap at the same place is of the same burst, and adds once more; the link itself waits as long. */
const burstMs = 300;

let last: { at: number; button: HTMLButtonElement } | null = null;

/**
 * The button of a form that has added becomes the way to the cart (components/forms/added-link.tsx), and the focus stays
 * where it was pressed. `event` is null for what was submitted before this script. React knows nothing of the attribute:
 * it is the same before React and with it.
 */
export function showAdded(form: HTMLElement, key: string, event: Event | null): void {
  const pressed = event instanceof SubmitEvent ? event.submitter : document.activeElement;
  form.dataset['added'] = key;
  last = event && pressed instanceof HTMLButtonElement ? { at: event.timeStamp, button: pressed } : null;
  const link = pressed?.nextElementSibling;
  if (link instanceof HTMLAnchorElement) link.focus({ preventScroll: true });
  // The count in the header jumps (CountBadge); the same value would not begin the movement again.
  const { dataset } = document.documentElement;
  dataset['bump'] = dataset['bump'] === 'odd' ? 'even' : 'odd';
}

/** What is no longer in the cart is not shown as added. */
export function hideAdded(isInCart: (key: string) => boolean): void {
  for (const form of document.querySelectorAll<HTMLElement>('[data-added]')) {
    if (!isInCart(form.dataset['added'] ?? '')) delete form.dataset['added'];
  }
}

/** Before React's own listeners: to them the tap never was one on the link. */
export function onBurst(event: MouseEvent): void {
  if (!last || event.timeStamp - last.at > burstMs || !(event.target instanceof Element)) return;
  const { button } = last;
  // The link takes no pointer at first: what is tapped is what is around it.
  if (event.target !== button.parentElement && !button.nextElementSibling?.contains(event.target)) return;
  event.preventDefault();
  button.form?.requestSubmit(button);
}
