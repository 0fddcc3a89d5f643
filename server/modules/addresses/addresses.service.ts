import { fill, msg } from '#words';
import { deliveryTo } from '../../../domain/delivery/index.ts';
import type { components } from '../../../openapi/types/addresses.d.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { errors } from '../../platform/errors/error-catalogue.ts';
import { answerOnce } from '../../platform/idempotency/idempotency.ts';
import { type Account, findAccount, knownOf, lockAccount, nameAccount, takenField } from '../account/index.ts';
import type { WithAttempts } from '../attempts/index.ts';
import { createPhotoRedrawer } from '../images/index.ts';
import { findLocations } from '../locations/index.ts';
import { type AddressRequest, readAddress } from './address-fields.ts';
import { findPicture, picturedAmong, putPicture } from './address-pictures.repository.ts';
import { bytesOfDataUrl, takePhoto } from './address-pictures.ts';
import {
  changeAddress,
  countAddresses,
  findAddress,
  insertAddress,
  listAddresses,
  type NewAddress,
  removeAddress,
  setPrimary,
  type StoredAddress,
} from './addresses.repository.ts';
import type { AppliedAddress, WithDeliveries } from './deliveries.port.ts';

type Schemas = components['schemas'];
const maxAddresses = 20;

const limitReached = () =>
  new ApiError(409, 'ADDRESS_LIMIT_REACHED', fill(msg`En fazla {max} adres kaydedebilirsin.`, { max: maxAddresses }));

const inUse = () =>
  new ApiError(
    409,
    'ADDRESS_IN_USE',
    msg`Aboneliğin ya da sıradaki kutun bu adrese gidiyor. Önce başka bir adres seç.`,
  );

const awaited = () =>
  new ApiError(409, 'ADDRESS_IN_USE', msg`Bitmemiş bir ödemen bu adrese gidiyor. Sonucu belli olunca silebilirsin.`);

type Facts = Pick<Schemas['Address'], 'isInUse' | 'hasUnpackedOrders' | 'hasPicture'>;

function toView(address: StoredAddress, facts: Facts): Schemas['Address'] {
  return {
    _id: address.id,
    version: address.version,
    title: address.title,
    firstName: address.firstName,
    lastName: address.lastName,
    phone: { dialCode: address.phoneDialCode, number: address.phoneNumber },
    location: address.location,
    line: address.line,
    postalCode: address.postalCode,
    isPrimary: address.isPrimary,
    ...facts,
    invoice: address.invoice,
  };
}

async function requireAddress(tx: Executor, accountId: string, id: string, version?: number): Promise<StoredAddress> {
  const address = await findAddress(tx, accountId, id);
  if (!address) throw errors.notFound();
  if (version !== undefined && address.version !== version) throw errors.staleVersion(address.version);
  return address;
}

export function createAddressBook(context: AppContext<WithDeliveries & WithAttempts>) {
  const { db, ids, clock } = context;
  const redraw = createPhotoRedrawer();

  const usedAddresses = (executor: Executor, accountId: string): Promise<Map<string, string[]>> =>
    context.deliveries.addressesInUse(executor, accountId);

  /** Runs changes of one account's address book one at a time, so that exactly one address is primary. */
  const changing = <T>(accountId: string, change: (tx: Tx, account: Account) => Promise<T>): Promise<T> =>
    withTransaction(db, async (tx) => {
      const account = await lockAccount(tx, accountId);
      if (!account) throw errors.unauthorized();
      return change(tx, account);
    });

  async function views(executor: Executor, accountId: string, shown: readonly StoredAddress[]) {
    const used = await usedAddresses(executor, accountId);
    const unpacked = await context.deliveries.unpackedTo(executor, accountId);
    const pictured = await picturedAmong(
      executor,
      shown.map(({ id }) => id),
    );
    return shown.map((address) =>
      toView(address, {
        isInUse: used.has(address.id),
        hasUnpackedOrders: unpacked.has(address.id),
        hasPicture: pictured.has(address.id),
      }),
    );
  }

  const list = async (executor: Executor, accountId: string): Promise<Schemas['Address'][]> =>
    views(executor, accountId, await listAddresses(executor, accountId));

  async function show(tx: Tx, accountId: string, id: string): Promise<Schemas['Address']> {
    const [shown] = await views(tx, accountId, [await requireAddress(tx, accountId, id)]);
    return shown!;
  }

  return {
    list: (accountId: string) => list(db, accountId),

    create(accountId: string, key: string | undefined, request: AddressRequest) {
      const add = () =>
        changing(accountId, (tx, account) => {
          const claim = { scope: `createAddress:${accountId}`, key, payload: request, now: clock.now() };
          return answerOnce(tx, claim, { statusCode: 201, about: accountId }, async () => {
            const known = await countAddresses(tx, accountId);
            if (known >= maxAddresses) throw limitReached();
            const fields = await readAddress(tx, request);
            const isPrimary = known === 0 || request.isPrimary === true;
            const address = await insertAddress(tx, {
              ...(fields as Omit<NewAddress, 'id'>),
              id: ids.next(),
              accountId,
              version: 1,
              isPrimary: false,
              createdAt: clock.now(),
            });
            await nameAccount(tx, account, address);
            if (isPrimary) await setPrimary(tx, accountId, address.id);
            return show(tx, accountId, address.id);
          });
        });
      // Another account took the phone at the same moment: the second try finds it taken.
      return add().catch((error: unknown) => {
        if (takenField(error) === 'phone') return add();
        throw error;
      });
    },

    update: (accountId: string, id: string, version: number, request: AddressRequest) =>
      changing(accountId, async (tx) => {
        const address = await requireAddress(tx, accountId, id, version);
        await changeAddress(tx, address, await readAddress(tx, request, address.invoice));
        if (request.isPrimary) await setPrimary(tx, accountId, id);
        return show(tx, accountId, id);
      }),

    makePrimary: (accountId: string, id: string) =>
      changing(accountId, async (tx) => {
        await requireAddress(tx, accountId, id);
        await setPrimary(tx, accountId, id);
        return list(tx, accountId);
      }),

    remove: (accountId: string, id: string, version: number) =>
      changing(accountId, async (tx) => {
        const address = await requireAddress(tx, accountId, id, version);
        const needed = await context.attempts.findNeeded(tx, accountId);
        if ((await usedAddresses(tx, accountId)).has(id)) throw inUse();
        if (needed.addresses.includes(id)) throw awaited();
        await removeAddress(tx, id);
        const [oldest] = await listAddresses(tx, accountId);
        if (address.isPrimary && oldest) await setPrimary(tx, accountId, oldest.id);
        return list(tx, accountId);
      }),

    async picture(accountId: string, id: string): Promise<string | null> {
      await requireAddress(db, accountId, id);
      return findPicture(db, accountId, id);
    },

    /** Answers the ids of the orders to which the picture applies; a null `dataUrl` deletes it. */
    async setPicture(accountId: string, id: string, dataUrl: string | null): Promise<string[]> {
      await requireAddress(db, accountId, id);
      const photo = dataUrl === null ? null : takePhoto(await redraw(bytesOfDataUrl(dataUrl)));
      return changing(accountId, async (tx) => {
        await requireAddress(tx, accountId, id);
        await putPicture(tx, { accountId, addressId: id, now: clock.now() }, photo);
        return context.deliveries.activeOrders(tx, accountId, id);
      });
    },

    apply: (accountId: string, id: string, choices: Schemas['ApplyAddressChoice'][]): Promise<AppliedAddress> =>
      changing(accountId, async (tx) => {
        const address = await requireAddress(tx, accountId, id);
        return context.deliveries.applyAddress(tx, { accountId, address, choices, now: clock.now() });
      }),

    /** What an empty form starts with: the account's name and phone, the region's country when it is served. */
    async draft(accountId: string, region: string): Promise<Schemas['AddressDraft']> {
      const account = await findAccount(db, accountId);
      if (!account) throw errors.unauthorized();
      const places = await findLocations(db, [region.toLowerCase(), 'tr']);
      const own = places.find(({ id }) => id === region.toLowerCase() && deliveryTo(id));
      const country = own ?? places.find(({ id }) => id === 'tr');
      if (!country) throw new Error('No country is known: the locations are not loaded.');
      return {
        title: '',
        ...knownOf(account),
        country: { _id: country.id, name: country.name },
        isFirst: (await countAddresses(db, accountId)) === 0,
      };
    },
  };
}
