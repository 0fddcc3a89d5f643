import type { CorporationType } from '../../domain/account/index.ts';
import { type ApplicationStatus, type DecisionReason, validateQuantity } from '../../domain/charity/index.ts';
import { type ActionEvent, actionFlow } from '../families/action/index.ts';

export interface ApplicationView {
  readonly _id: string;
  readonly version: number;
  readonly status: ApplicationStatus;
  readonly applicationType: CorporationType;
  readonly corporationName: string;
  readonly recipient: string;
  /** In packs. */
  readonly quantity: number;
  readonly approvedQuantity: number | null;
  readonly decisionReason: DecisionReason | null;
  readonly decisionNote: string | null;
  readonly trackingUrl: string | null;
  readonly createdAt: string;
}

export interface ApplicationsView {
  /** The newest first. */
  readonly applications: readonly ApplicationView[];
}

/** `version`: the version that was read. */
export interface QuantityRequest {
  readonly _id: string;
  readonly version: number;
  readonly quantity: string;
}

export const { machine: charityApplicationsMachine, connect: connectCharityApplications } = actionFlow<
  ApplicationsView,
  QuantityRequest,
  'quantity'
>({
  id: 'charity-applications',
  validate: ({ quantity }) => {
    const code = validateQuantity(quantity);
    return code ? [{ field: 'quantity', code }] : [];
  },
  traceOf: ({ applications }) => applications.map(({ _id, quantity }) => `${_id} ${quantity}`),
});

export type CharityApplicationsServices = Parameters<typeof connectCharityApplications>[0];
export type CharityApplicationsEvent = ActionEvent<QuantityRequest>;
