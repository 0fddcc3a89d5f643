import type { components, operations } from '../../../openapi/types/ops.d.ts';
import type { AppContext } from '../../platform/context.ts';
import { type Service, success } from '../../platform/contract/contract.types.ts';
import { errors } from '../../platform/errors/error-catalogue.ts';
import {
  changeStock,
  findHold,
  listHolds,
  listStock,
  releaseStock,
  type ShownHold,
  StockTooLow,
} from '../catalog/index.ts';
import { operationsErrors, toStockView } from './responses/index.ts';
import { writeDown, written } from './audit/index.ts';

type Handled = Pick<Service<operations>, 'listStock' | 'changeStock' | 'listStockHolds' | 'releaseStockHold'>;

const toHold = ({ id, expiresAt, ...hold }: ShownHold): components['schemas']['StockHold'] => ({
  _id: id,
  ...hold,
  expiresAt: expiresAt.toISOString(),
});

/** Boxes in the warehouse, and those reserved by payments. */
export function stockHandlers(context: AppContext): Handled {
  const { db } = context;
  return {
    listStock: async () => success((await listStock(db)).map(toStockView)),
    changeStock: async (request) => {
      const { how, boxes } = request.body;
      const done = await writeDown(context, written('changeStock', request), async (tx) => {
        const changed = await changeStock(tx, { product: request.params.id, how, boxes }).catch((error: unknown) => {
          throw error instanceof StockTooLow ? operationsErrors.stockTooLow(error.least) : error;
        });
        if (!changed) throw errors.notFound();
        const { before, after } = changed;
        return {
          action: {
            act: `stock.${how}`,
            entity: before.id,
            before: { inWarehouse: before.inWarehouse },
            after: { inWarehouse: after.inWarehouse },
          },
          answer: { before: toStockView(before), after: toStockView(after) },
          about: null,
        };
      });
      return success(done);
    },
    listStockHolds: async () => success((await listHolds(db)).map(toHold)),
    releaseStockHold: async (request) => {
      const { id } = request.params;
      const done = await writeDown(context, written('releaseStockHold', request), async (tx) => {
        const found = await findHold(tx, id);
        if (!found) throw errors.notFound();
        await releaseStock(tx, id);
        const hold = toHold(found);
        return {
          action: { act: 'stock.release', entity: id, before: { lines: hold.lines }, after: null },
          answer: { hold },
          about: null,
        };
      });
      return success(done);
    },
  };
}
