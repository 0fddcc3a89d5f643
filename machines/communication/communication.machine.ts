import type { Channel, Consents } from '../../domain/communication/index.ts';
import { type ActionEvent, actionFlow } from '../families/action/index.ts';

export interface ConsentRequest {
  channel: Channel;
  isAllowed: boolean;
}

export const { machine: communicationMachine, connect: connectCommunication } = actionFlow<
  Consents,
  ConsentRequest,
  Channel
>({
  id: 'communication',
  validate: ({ channel, isAllowed }, consents) =>
    consents[channel].isAllowed === isAllowed ? [{ field: channel, code: 'unchanged' }] : [],
  traceOf: ({ email, sms, call }) => [email.isAllowed, sms.isAllowed, call.isAllowed],
});

export type CommunicationServices = Parameters<typeof connectCommunication>[0];
export type CommunicationEvent = ActionEvent<ConsentRequest>;
