import type { operations } from '../../../openapi/types/addresses.d.ts';
import type { operations as orderOperations } from '../../../openapi/types/orders.d.ts';
import { signedIn } from '../../platform/auth-guard/auth-guard.ts';
import type { AppContext } from '../../platform/context.ts';
import { type Service, success } from '../../platform/contract/contract.types.ts';
import { parseFilter } from '../../platform/request/json-filter.ts';
import type { WithAttempts } from '../attempts/index.ts';
import { createAddressBook } from './addresses.service.ts';
import type { WithDeliveries } from './deliveries.port.ts';

type Handlers = Service<operations> & Pick<Service<orderOperations>, 'updateAddressPictureForActiveOrders'>;

export function addressesHandlers(context: AppContext<WithDeliveries & WithAttempts>): Handlers {
  const addressBook = createAddressBook(context);
  return {
    listAddresses: async (request) => {
      const { _id } = parseFilter('query', request.query.query, ['_id']);
      const all = await addressBook.list(signedIn(request).id);
      return success(_id === undefined ? all : all.filter((address) => address._id === _id));
    },
    createAddress: async (request) =>
      success(await addressBook.create(signedIn(request).id, request.headers['idempotency-key'], request.body)),
    initializeAddress: async (request) => success(await addressBook.draft(signedIn(request).id, request.region)),
    makeAddressPrimary: async (request) =>
      success(await addressBook.makePrimary(signedIn(request).id, request.body._id)),
    updateAddress: async (request) => {
      const { id } = signedIn(request);
      return success(await addressBook.update(id, request.params.id, request.query.version, request.body));
    },
    deleteAddress: async (request) =>
      success(await addressBook.remove(signedIn(request).id, request.params.id, request.query.version)),
    applyAddressToOrders: async (request) =>
      success(await addressBook.apply(signedIn(request).id, request.params.id, request.body.choices)),
    getAddressPicture: async (request) =>
      success({ picture: await addressBook.picture(signedIn(request).id, request.params.id) }),
    updateAddressPictureForActiveOrders: async (request) =>
      success({
        orderIds: await addressBook.setPicture(signedIn(request).id, request.params.id, request.body.picture),
      }),
  };
}
