import { useEffect, useId, useRef, useState } from 'react';
import type { FieldError } from '../../../domain/failure/index.ts';

export interface FormErrorsInput<Field extends string> {
  /** Errors of the form as it is, in the order of its fields. */
  current: readonly FieldError<Field>[];
  /** Fields that the server refused; a new array is a new refusal. An error is removed when its field is changed. */
  refused?: readonly FieldError<Field>[] | undefined;
}

export interface ShownErrors<Field extends string> {
  /** Id of a field's control: the focus goes there. */
  idOf: (field: Field) => string;
  /** The error to show at a field now. */
  of: (field: Field) => FieldError<Field> | undefined;
  /** Call on submit. False with errors: they are shown, and unless `isFocused` is false the first one is focused. */
  check: (isFocused?: boolean) => boolean;
  /** Call when a field is left: from the first submit on, its error shows. */
  leave: (field: Field) => void;
  /** Call when a field is changed: removes the server's error of it. */
  change: (field: Field) => void;
}

const none: readonly never[] = [];

/** Errors show on submit, and after the first submit when a field is left; they go as soon as they are corrected. */
export function useFormErrors<Field extends string>({
  current,
  refused = none,
}: FormErrorsInput<Field>): ShownErrors<Field> {
  const id = useId();
  const [shown, setShown] = useState<ReadonlySet<Field>>(new Set());
  const [hasSubmitted, setSubmitted] = useState(false);
  const [answered, setAnswered] = useState<{ to: typeof refused; fields: ReadonlySet<Field> }>({
    to: refused,
    fields: new Set(),
  });
  const mended = answered.to === refused ? answered.fields : null;
  const idOf = (field: Field) => `${id}${field}`;
  const focus = (field: Field | undefined) => {
    if (field !== undefined) document.getElementById(idOf(field))?.focus();
  };

  const firstRefused = refused[0]?.field;
  const focusRefused = useRef(focus);
  useEffect(() => {
    focusRefused.current = focus;
  });
  useEffect(() => {
    if (refused.length > 0) focusRefused.current(firstRefused);
  }, [refused, firstRefused]);

  return {
    idOf,
    of: (field) =>
      (shown.has(field) ? current.find((error) => error.field === field) : undefined) ??
      (mended?.has(field) ? undefined : refused.find((error) => error.field === field)),
    check: (isFocused = true) => {
      setSubmitted(true);
      setShown(new Set(current.map((error) => error.field)));
      if (isFocused) focus(current[0]?.field);
      return current.length === 0;
    },
    leave: (field) => {
      if (hasSubmitted && current.some((error) => error.field === field)) setShown(new Set([...shown, field]));
    },
    change: (field) => {
      if (refused.length > 0) setAnswered({ to: refused, fields: new Set([...(mended ?? []), field]) });
    },
  };
}
