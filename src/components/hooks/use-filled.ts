import { type Ref, type RefCallback, useCallback } from 'react';
import { flushSync } from 'react-dom';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Controls of any form whose changes React follows. */
const watched = new WeakSet<Element>();
/** Forms whose controls are being read: the events that are dispatched then must not start it again. */
const reading = new WeakSet<HTMLFormElement>();

const isWatched = (element: Element): element is Control => watched.has(element);

/** Whether a control holds a value that React has not seen. React writes what it knows into the attribute. */
function isUnknown(control: Control): boolean {
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
  const { known } = control.dataset;
  return known !== control.value && [...control.options].some(({ value }) => value === known);
}

/** By the prototype's setter: a value set on the element itself would count as known to React. */
function write(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
}

function read({ target, type, currentTarget }: Event): void {
  const form = currentTarget as HTMLFormElement;
  if (reading.has(form)) return;
  const own = (type === 'input' || type === 'change') && target instanceof Element && isWatched(target) ? target : null;
  const unknown = [...form.elements].filter(isWatched).filter((control) => control !== own && isUnknown(control));
  if (unknown.length === 0) return;
  const filled = unknown.map((control) => [control, control.value] as const);
  const typed = own?.value;
  reading.add(form);
  for (const [control, value] of filled) {
    // The event of the control before made React render this one with its old value.
    if (control.value !== value) write(control, value);
    const said = new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true });
    flushSync(() => control.dispatchEvent(said));
  }
  // The event that is being handled reports this value next.
  if (own && typed !== undefined && own.value !== typed) write(own, typed);
  reading.delete(form);
}

/** Reports the values of a form's controls to React, before the form is submitted or rendered again. */
function watch(control: Control): void {
  watched.add(control);
  for (const type of ['submit', 'input', 'change', 'focusout']) control.form?.addEventListener(type, read);
}

function assign<Element>(ref: Ref<Element> | undefined, control: Element | null): void {
  if (typeof ref === 'function') ref(control);
  else if (ref) ref.current = control;
}

/**
 * The ref of every text control. Chrome on iOS and some password managers fill fields without an event: what is in
 * the field counts, not what React remembers. A select also shows what it was given as `data-known`.
 */
export function useFilled<Element extends Control>(ref?: Ref<Element>): RefCallback<Element> {
  return useCallback(
    (control: Element) => {
      watch(control);
      assign(ref, control);
      return () => assign(ref, null);
    },
    [ref],
  );
}
