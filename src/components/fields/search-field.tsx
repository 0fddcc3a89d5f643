import { useId } from 'react';
import { pathIn } from '../../../domain/locale/index.ts';
import { styled } from '../../theme/stitches.ts';
import { Button } from '../basics/button.tsx';
import { controlLook } from './field.tsx';
import { useLocale } from '../words/use-locale.ts';
import { VisuallyHidden } from '../basics/visually-hidden.tsx';

const Form = styled('form', { display: 'flex', gap: '$2', alignItems: 'stretch', width: 'min(40rem,100%)' });
const Input = styled('input', controlLook, { minWidth: 0, flex: 1 });

interface SearchFieldProps {
  /** Path of the results, without a language. */
  path: string;
  /** Name of the parameter. */
  name: string;
  label: string;
  placeholder: string;
  value: string;
  button: string;
}

/** A search that is a form of its own: it works without JavaScript. */
export function SearchField({ path, name, label, placeholder, value, button }: SearchFieldProps) {
  const locale = useLocale();
  const id = useId();
  return (
    <search>
      <Form method="get" action={pathIn(locale, path)}>
        <VisuallyHidden as="label" htmlFor={id}>
          {label}
        </VisuallyHidden>
        <Input
          key={value}
          id={id}
          type="search"
          name={name}
          defaultValue={value}
          placeholder={placeholder}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button look="main" type="submit">
          {button}
        </Button>
      </Form>
    </search>
  );
}
