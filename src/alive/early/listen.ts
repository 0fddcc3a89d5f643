import { cartItemKey, withinLimits } from '../../../domain/cart/index.ts';
import type { CartEvent } from '../../../machines/cart/index.ts';
import { cart } from '../cart-actor.ts';
import { type Declaration, eventOf } from '../declaration.ts';
import { onPress, showAdded } from './added.ts';
import { follow } from './keep-cart.ts';

const declaredTypes = ['submit', 'input', 'click'] as const;

/** The event that `element` declares with its `data-on-…` attribute. */
export function declaredEvent(element: HTMLElement, attribute: string, fields: FormData): CartEvent | null {
  const declaration: Declaration | null = JSON.parse(element.getAttribute(attribute) ?? 'null');
  return declaration && eventOf(declaration, fields);
}

/** Sends the event that `element` declares to the cart. `button`, `at`: the pressed button, and when it was pressed. */
export function send(
  element: HTMLElement,
  attribute: string,
  fields: FormData,
  button: Element | null,
  at: number,
): void {
  const event = declaredEvent(element, attribute, fields);
  if (!event) return;
  // A line added to a cart older than the stored one would remove what was added meanwhile.
  follow();
  cart.send(event);
  if (event.type === 'line.add') showAdded(element, cartItemKey(event.item), button, at);
  // After a change the choice is not the added one any more.
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

/** A step button changes the number field of its form; then the field's own event is handled. */
function onStep(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>('[data-step]') : null;
  const field = button?.form?.querySelector<HTMLInputElement>('input[type=number]');
  if (!button || !field) return;
  const by = Number(button.dataset['step']);
  if (by < 0) field.stepDown(-by);
  else field.stepUp(by);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Visibly corrects a number that the cart would not accept: the browser's message would be in its own language. */
function onChange({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || target.type !== 'number') return;
  target.value = `${withinLimits(target.valueAsNumber)}`;
  target.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Values that the browser has restored (history, reload) are choices too. */
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
  window.addEventListener('click', onPress, true);
  document.addEventListener('click', onStep);
  document.addEventListener('change', onChange);
  repeatChoices();
}
