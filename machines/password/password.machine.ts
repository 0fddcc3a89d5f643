import { validatePassword, validatePasswordAgain } from '../../domain/account/index.ts';
import type { FieldError } from '../../domain/failure/index.ts';
import { type ActionEvent, actionFlow } from '../families/action/index.ts';

export interface PasswordView {
  /** False for an account that signs in with Google or Apple only. */
  hasPassword: boolean;
}

export type PasswordField = 'currentPassword' | 'newPassword' | 'again';
/** `currentPassword` is empty for an account without one. */
export type PasswordRequest = Readonly<Record<PasswordField, string>>;

function validate(request: PasswordRequest, { hasPassword }: PasswordView): FieldError<PasswordField>[] {
  const { currentPassword, newPassword, again } = request;
  const codes = {
    currentPassword: hasPassword && currentPassword === '' ? ('required' as const) : null,
    newPassword: validatePassword(newPassword),
    again: validatePasswordAgain(newPassword, again),
  };
  return (Object.keys(codes) as PasswordField[]).flatMap((field) => {
    const code = codes[field];
    return code ? [{ field, code }] : [];
  });
}

export const { machine: passwordMachine, connect: connectPassword } = actionFlow<
  PasswordView,
  PasswordRequest,
  PasswordField
>({ id: 'password', validate, traceOf: ({ hasPassword }) => hasPassword || null });

export type PasswordServices = Parameters<typeof connectPassword>[0];
export type PasswordEvent = ActionEvent<PasswordRequest>;
