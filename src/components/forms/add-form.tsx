import type { ComponentProps, ReactNode } from 'react';

/** Attributes of an `AddForm`: those of the early script (`on('submit', …)`) and any other of a form. */
export type FormProps = Omit<ComponentProps<'form'>, 'children'> & { [data: `data-${string}`]: string | undefined };

export interface AddFormProps {
  action?: string;
  /** Posted with the form, and all that the server needs without JavaScript. */
  fields: Readonly<Record<string, string>>;
  formProps?: FormProps | undefined;
  className?: string;
  children: ReactNode;
}

/** A real form that puts something into the cart: it works before React and without JavaScript. Needs a submit button, and an `AddedLink` after it. */
export function AddForm({ action = '/cart/add', fields, formProps, className, children }: AddFormProps) {
  return (
    // The early script may have marked it as added.
    <form method="post" action={action} {...(className ? { className } : {})} {...formProps} suppressHydrationWarning>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
