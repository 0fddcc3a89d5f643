import {
  type Corporation,
  type CorporationDraft,
  corporationDraftOf,
  type CorporationField,
  validateCorporation,
} from '../../domain/account/index.ts';
import { type RecordEvent, recordFlow } from '../families/record/index.ts';

export const { machine: corporationMachine, connect: connectCorporation } = recordFlow<
  Corporation,
  CorporationDraft,
  CorporationField
>({ id: 'corporation', draftOf: corporationDraftOf, validate: validateCorporation });

export type CorporationServices = Parameters<typeof connectCorporation>[0];
export type CorporationEvent = RecordEvent<CorporationDraft>;
