import { type Ref, type RefCallback, useCallback } from 'react';
import { flushSync } from 'react-dom';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Controls of any form whose changes React follows. */
const watched = new WeakSet<Element>();
/** Forms whose controls are being read: what one control says must not begin it again. */
const reading = new WeakSet<HTMLFormElement>();

const isWatched = (element: Element): element is Control => watched.has(element);

/** Whether a control holds a value that React has not seen. React writes what it knows into the attribute. */
function isUnknown(control: Control): boolean {
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
  const { known } = control.dataset;
  return known !== control.value && [...control.options].some(({ value }) => value === known);
}

/** Past React, which would take a value that is set on the element itself for one that it knows. */
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
    // What the one before it said had React draw this one with what it knew.
    if (control.value !== value) write(control, value);
    const said = new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true });
    flushSync(() => control.dispatchEvent(said));
  }
  // The event that is on its way says it next.
  if (own && typed !== undefined && own.value !== typed) write(own, typed);
  reading.delete(form);
}

/** Has the controls of a form say what they hold, before the form is submitted or drawn again. */
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
