import type { Channel, Consents } from '../../domain/communication/index.ts';
import { type ActEvent, actFlow } from '../families/act/index.ts';

export interface ConsentRequest {
  channel: Channel;
  isAllowed: boolean;
}

export const { machine: communicationMachine, connect: connectCommunication } = actFlow<
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
export type CommunicationEvent = ActEvent<ConsentRequest>;
