import { connectMailAction } from '../../../machines/mail-action/index.ts';
import type { Api } from '../../services/http/index.ts';
import {
  actOnMailedDelivery,
  readMailedDelivery,
  undoMailedAct,
} from '../../services/subscriptions/mailed-delivery.service.ts';

/** What a mailed link does with its box, on this connection to the contract. */
export const mailActionFlow = (api: Api) =>
  connectMailAction({
    readDelivery: (link, signal) => readMailedDelivery(api, link, signal),
    perform: (request, signal) => actOnMailedDelivery(api, request, signal),
    undo: (request, signal) => undoMailedAct(api, request, signal),
  });
