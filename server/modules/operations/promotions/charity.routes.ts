import { fullName } from '../../../../domain/account/index.ts';
import { applicationMoves } from '../../../../domain/charity/index.ts';
import type { components, operations } from '../../../../openapi/types/ops.d.ts';
import type { AppContext } from '../../../platform/context.ts';
import { type Service, success } from '../../../platform/contract/contract.types.ts';
import { errors } from '../../../platform/errors/error-catalogue.ts';
import {
  type ApplicationRecord,
  type Decision,
  findApplicationFile,
  findShopApplication,
  listShopApplications,
  moveApplication,
} from '../../charity/index.ts';
import { nameOf, writeDown, written } from '../audit/index.ts';

type Wire = components['schemas'];
type Handled = Pick<
  Service<operations>,
  | 'listShopApplications'
  | 'showShopApplication'
  | 'showApplicationFile'
  | 'reviewShopApplication'
  | 'approveShopApplication'
  | 'rejectShopApplication'
  | 'sendShopApplication'
>;

function toShopApplication({ application, files }: ApplicationRecord): Wire['ShopApplication'] {
  const { location } = application;
  return {
    _id: application.id,
    status: application.status,
    corporationName: application.applicant.corporationName,
    applicationType: application.applicationType,
    place: `${location.city.name.tr}, ${location.state.name.tr}`,
    quantity: application.quantity,
    approvedQuantity: application.approvedQuantity,
    files: files.length,
    createdAt: application.createdAt.toISOString(),
  };
}

function toDetail(record: ApplicationRecord): Wire['ShopApplicationDetail'] {
  const { application, files } = record;
  const { email, phone } = application.applicant;
  const { neighborhood, city, state, country } = application.location;
  const places = [neighborhood, city, state, country].flatMap((place) => place?.name.tr ?? []);
  return {
    application: toShopApplication(record),
    contact: { name: fullName(application.applicant), email, phone: phone.dialCode + phone.number },
    recipient: application.recipient,
    requestDetail: application.requestDetail,
    address: [application.line, ...places].join(', '),
    files: files.map(({ fileName, name, bytes }) => ({ fileName, name, bytes })),
    decisionReason: application.decisionReason,
    decisionNote: application.decisionNote,
    decidedAt: application.decidedAt?.toISOString() ?? null,
    decidedBy: application.decidedBy,
    sentAt: application.sentAt?.toISOString() ?? null,
    trackingUrl: application.trackingUrl,
    moves: applicationMoves(application.status),
  };
}

/** Handlers with which operations decide charity applications. */
export function charityHandlers(context: AppContext): Handled {
  const { db } = context;

  async function move(id: string, request: ReturnType<typeof written>, decision: Omit<Decision, 'by'>) {
    const by = nameOf(request.operator);
    const done = await writeDown(context, request, async (tx) => {
      const moved = await moveApplication(context, tx, id, { ...decision, by });
      if (!moved) throw errors.notFound();
      const { before, after, mail } = moved;
      const { status, approvedQuantity, decisionReason } = after.application;
      return {
        action: {
          act: `application.${decision.move}`,
          entity: id,
          before: { status: before },
          after: {
            status,
            ...(approvedQuantity !== null && { approvedQuantity }),
            ...(decisionReason && { decisionReason }),
          },
        },
        answer: { before, application: toShopApplication(after), mail },
        about: after.application.accountId,
      };
    });
    return success(done);
  }

  return {
    listShopApplications: async ({ query }) => {
      const { page = 0, limit = 50, status = 'RECEIVED' } = query;
      const { items, total } = await listShopApplications(db, { status, page, limit });
      return success({ items: items.map(toShopApplication), pageInfo: { page, limit, total } });
    },
    showShopApplication: async ({ params }) => {
      const record = await findShopApplication(db, params.id);
      if (!record) throw errors.notFound();
      return success(toDetail(record));
    },
    showApplicationFile: async ({ params }, reply) => {
      const file = await findApplicationFile(db, params.fileName);
      if (!file) throw errors.notFound();
      reply
        .header('content-disposition', `attachment; filename="${params.fileName}"`)
        .header('x-content-type-options', 'nosniff')
        .type('application/octet-stream');
      return reply.send(file.content);
    },
    reviewShopApplication: (request) =>
      move(request.params.id, written('reviewShopApplication', request), { move: 'review' }),
    approveShopApplication: (request) => {
      const { quantity, decisionReason, note } = request.body;
      const decision = { move: 'approve', quantity, decisionReason, note } as const;
      return move(request.params.id, written('approveShopApplication', request), decision);
    },
    rejectShopApplication: (request) => {
      const { decisionReason, note } = request.body;
      const decision = { move: 'reject', decisionReason, note } as const;
      return move(request.params.id, written('rejectShopApplication', request), decision);
    },
    sendShopApplication: (request) => {
      const { trackingUrl } = request.body;
      return move(request.params.id, written('sendShopApplication', request), { move: 'send', trackingUrl });
    },
  };
}
