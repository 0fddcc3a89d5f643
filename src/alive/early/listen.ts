import { cartItemKey, withinLimits } from '../../../domain/cart/index.ts';
import type { CartEvent } from '../../../machines/cart/index.ts';
import { cart } from '../cart-actor.ts';
import { type Declaration, eventOf } from '../declaration.ts';
import { onBurst, showAdded } from './added.ts';
import { follow } from './keep-cart.ts';

const declaredTypes = ['submit', 'input', 'click'] as const;

/** What `element` declares with its `data-on-…` attribute. */
export function declaredEvent(element: HTMLElement, attribute: string, fields: FormData): CartEvent | null {
  const declaration: Declaration | null = JSON.parse(element.getAttribute(attribute) ?? 'null');
  return declaration && eventOf(declaration, fields);
}

/** Sends to the cart what `element` declares. `button` and `at` are of the tap: what was pressed, and when. */
export function send(
  element: HTMLElement,
  attribute: string,
  fields: FormData,
  button: Element | null,
  at: number,
): void {
  const event = declaredEvent(element, attribute, fields);
  if (!event) return;
  // A line added to an older cart than the stored one would take away what was added meanwhile.
  follow();
  cart.send(event);
  if (event.type === 'line.add') showAdded(element, cartItemKey(event.item), button, at);
  // Another choice is not the one that was added.
  if (event.type === 'draft.change') delete element.dataset['added'];
}

function onDeclared(event: Event): void {
  const attribute = `data-on-${event.type}`;
  const element = event.target instanceof Element ? event.target.closest<HTMLElement>(`[${attribute}]`) : null;
  if (!element) return;
  if (event.type === 'submit') event.preventDefault();
  const submitter = event instanceof SubmitEvent ? event.submitter : null;
  const fields = element instanceof HTMLFormElement ? new FormData(element, submitter) : new FormData();
  send(element, attribute, fields, submitter, event.timeStamp);
}

/** A step button turns the number field of its own group, then that field speaks for itself. */
function onStep(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>('[data-step]') : null;
  const field = button?.form?.querySelector<HTMLInputElement>('input[type=number]');
  if (!button || !field) return;
  const by = Number(button.dataset['step']);
  if (by < 0) field.stepDown(-by);
  else field.stepUp(by);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A number that the cart would not take is put right in sight: the browser's own refusal speaks its own language. */
function onChange({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || target.type !== 'number') return;
  target.value = `${withinLimits(target.valueAsNumber)}`;
  target.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Values the browser brought back (history, reload) are a choice too. */
function repeatChoices(): void {
  for (const form of document.forms) {
    if (form.dataset['onInput'] && form.querySelector(':checked:not([checked])')) {
      form.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}

/** One listener for the whole page and its whole life, before React and with it. */
export function listen(): void {
  // Before React, which stops an event on a part that it cannot hydrate yet.
  for (const type of declaredTypes) window.addEventListener(type, onDeclared, true);
  window.addEventListener('click', onBurst, true);
  document.addEventListener('click', onStep);
  document.addEventListener('change', onChange);
  repeatChoices();
}
