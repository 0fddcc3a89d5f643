import type { Phone } from '../../domain/account/index.ts';
import { type CallField, type CallRequest, type OpenCall, validateCallRequest } from '../../domain/call/index.ts';
import { type ActionEvent, actionFlow } from '../families/action/index.ts';

export interface CallRequestView {
  /** The account's number, prefilled; null when none is known. */
  phone: Phone | null;
  /** The call that was asked for and not made yet. */
  open: OpenCall | null;
}

export const { machine: callRequestMachine, connect: connectCallRequest } = actionFlow<
  CallRequestView,
  CallRequest,
  CallField
>({
  id: 'callRequest',
  validate: validateCallRequest,
  traceOf: ({ open }) => open,
});

export type CallRequestServices = Parameters<typeof connectCallRequest>[0];
export type CallRequestEvent = ActionEvent<CallRequest>;
