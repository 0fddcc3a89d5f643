import type { components } from '../../../openapi/types/charity.d.ts';
import type { ApplicationRecord } from './charity.types.ts';

/** An application as its own account sees it. */
export function toApplication({ application, files }: ApplicationRecord): components['schemas']['ApplicationRequest'] {
  const { country, state, city, neighborhood } = application.location;
  return {
    _id: application.id,
    applicationType: application.applicationType,
    account: application.applicant,
    quantity: application.quantity,
    recipient: application.recipient,
    requestDetail: application.requestDetail,
    address: {
      location: {
        _country: country._id,
        _state: state._id,
        _city: city._id,
        ...(neighborhood && { _neighborhood: neighborhood._id }),
      },
      line: application.line,
    },
    fileNames: files.map(({ fileName }) => fileName),
    applicationStatus: application.status,
    approvedQuantity: application.approvedQuantity,
    decisionReason: application.decisionReason,
    decisionNote: application.decisionNote,
    decidedAt: application.decidedAt?.toISOString() ?? null,
    sentAt: application.sentAt?.toISOString() ?? null,
    trackingUrl: application.trackingUrl,
    version: application.version,
    createdAt: application.createdAt.toISOString(),
  };
}
