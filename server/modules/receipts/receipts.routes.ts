import { msg } from '#words';
import type { operations } from '../../../openapi/types/orders.d.ts';
import { signedIn } from '../../platform/auth-guard/auth-guard.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Service } from '../../platform/contract/contract.types.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { errors } from '../../platform/errors/error-catalogue.ts';
import { findProducts } from '../catalog/index.ts';
import { findOrder } from '../orders/index.ts';
import { keepReceipts } from './kept-receipts.ts';
import { receiptFacts } from './receipt.facts.ts';
import { drawReceipt } from './receipt.pdf.ts';

const notPaid = () => new ApiError(409, 'NOT_PAID', msg`Bu sipariş ödenmedi; belgesi yok.`);

export function receiptsHandlers({ db }: AppContext): Pick<Service<operations>, 'downloadReceipt'> {
  const draw = keepReceipts(drawReceipt);
  return {
    downloadReceipt: async (request, reply) => {
      const found = await findOrder(db, signedIn(request).id, request.params.id);
      if (!found) throw errors.notFound();
      const { order, lines } = found;
      if (order.paidAt === null) throw notPaid();
      const locale = request.query.locale ?? order.language;
      const boxes = lines.flatMap((line) => line.boxes.map(({ productId }) => productId));
      const facts = receiptFacts(found, order.paidAt, await findProducts(db, boxes), locale);
      const file = await draw(facts, locale);
      return reply
        .header('content-disposition', `attachment; filename="${order.number}.pdf"`)
        .type('application/pdf')
        .send(file);
    },
  };
}
