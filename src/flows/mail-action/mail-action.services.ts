import { connectMailAction } from '../../../machines/mail-action/index.ts';
import type { Api } from '../../services/http/index.ts';
import {
  actOnMailedDelivery,
  readMailedDelivery,
  undoMailedAct,
} from '../../services/subscriptions/mailed-delivery.service.ts';

/** The flow of a mailed link that skips or moves a box, with its services on `api`. */
export const mailActionFlow = (api: Api) =>
  connectMailAction({
    readDelivery: (link, signal) => readMailedDelivery(api, link, signal),
    perform: (request, signal) => actOnMailedDelivery(api, request, signal),
    undo: (request, signal) => undoMailedAct(api, request, signal),
  });
