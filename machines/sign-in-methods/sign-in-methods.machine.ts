import { isLastMethod, type Provider, type SignInMethod } from '../../domain/account/index.ts';
import type { FieldError } from '../../domain/failure/index.ts';
import { type ActionEvent, actionFlow } from '../families/action/index.ts';

type MethodsField = 'method' | 'currentPassword';

/** `currentPassword` is empty for an account without one. `idToken`: signed by the provider. */
export type MethodsRequest = { provider: Provider; currentPassword: string } & (
  { action: 'link'; idToken: string } | { action: 'unlink' }
);

function validate(
  { action, provider, currentPassword }: MethodsRequest,
  methods: readonly SignInMethod[],
): FieldError<MethodsField>[] {
  const isLinked = (wanted: SignInMethod['method']) =>
    methods.some(({ method, isLinked: is }) => method === wanted && is);
  if (isLinked(provider) === (action === 'link')) return [{ field: 'method', code: 'unchanged' }];
  if (action === 'unlink' && isLastMethod(methods, provider)) return [{ field: 'method', code: 'required' }];
  if (isLinked('password') && currentPassword === '') return [{ field: 'currentPassword', code: 'required' }];
  return [];
}

export const { machine: signInMethodsMachine, connect: connectSignInMethods } = actionFlow<
  readonly SignInMethod[],
  MethodsRequest,
  MethodsField
>({ id: 'signInMethods', validate, traceOf: (methods) => methods.map(({ isLinked }) => isLinked) });

export type SignInMethodsServices = Parameters<typeof connectSignInMethods>[0];
export type SignInMethodsEvent = ActionEvent<MethodsRequest>;
