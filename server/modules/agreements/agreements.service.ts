import { fullName } from '../../../domain/account/index.ts';
import { deliveryTo } from '../../../domain/delivery/index.ts';
import type { components } from '../../../openapi/types/shopping.d.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Executor, Tx } from '../../platform/database/database.ts';
import type { Account } from '../account/index.ts';
import { findAddress, type StoredAddress } from '../addresses/index.ts';
import { type FindCustomer, freshSaleData, priceCart, pricingErrors } from '../pricing/index.ts';
import { agreementFacts } from './agreement-facts.ts';
import { agreementErrors } from './agreements.errors.ts';
import { insertAccepted } from './agreements.repository.ts';
import { type Agreements, writeAgreements } from './agreements.ts';

type Wire = components['schemas'];

const kinds = ['preliminaryInformation', 'distanceSalesContract'] as const;

/**
 * Throws ADDRESS_NOT_FOUND when one of the two is not, or no longer, in the account's address book, and VALIDATION when
 * the shop does not deliver to the first.
 */
export async function findPartyAddresses(
  db: Executor,
  accountId: string,
  chosen: Pick<Wire['ContractRequest'], '_deliveryAddress' | '_billingAddress'>,
): Promise<{ delivery: StoredAddress; billing: StoredAddress }> {
  const delivery = await findAddress(db, accountId, chosen._deliveryAddress);
  const isBilledThere = chosen._billingAddress === chosen._deliveryAddress;
  const billing = isBilledThere ? delivery : await findAddress(db, accountId, chosen._billingAddress);
  if (!delivery || !billing)
    throw agreementErrors.addressNotFound([
      ...(delivery ? [] : ['delivery' as const]),
      ...(billing ? [] : ['billing' as const]),
    ]);
  if (!deliveryTo(delivery.location.country._id)) throw agreementErrors.notServed();
  return { delivery, billing };
}

export const agreementsFor = ({
  account,
  ...asked
}: Omit<Parameters<typeof agreementFacts>[0], 'buyer' | 'keepsCards'> & { account: Account }): Agreements =>
  writeAgreements(
    agreementFacts({
      ...asked,
      buyer: { name: fullName(account) || fullName(asked.billing), email: account.email },
      keepsCards: account.accountType === 'normal',
    }),
  );

/** Both agreements for a checkout; `buy` generates them again to compare. */
export async function generateAgreements(
  context: AppContext,
  findCustomer: FindCustomer,
  accountId: string,
  request: Wire['ContractRequest'],
): Promise<Agreements> {
  const { db, clock } = context;
  const { account, customer } = await findCustomer(accountId);
  const parties = await findPartyAddresses(db, accountId, request);
  const priced = await priceCart(freshSaleData(db), {
    items: request.cart.items,
    promoCode: request.promoCode?.code ?? null,
    customer,
    useAccountBalance: request.useAccountBalance,
    now: clock.now(),
  });
  if (priced.unavailable.length > 0) throw pricingErrors.itemUnavailable(priced.unavailable);
  return agreementsFor({ account, ...parties, purchase: priced.checkout, now: clock.now() });
}

/** Throws when the accepted agreements differ from those generated for this purchase now. */
export function refuseOutdated(
  agreements: Agreements,
  accepted: Pick<Wire['CheckoutRequest'], (typeof kinds)[number]>,
) {
  for (const kind of kinds) {
    const { version, hash } = agreements[kind];
    if (accepted[kind].version !== version || accepted[kind].hash !== hash)
      throw agreementErrors.agreementOutdated(kind);
  }
}

/** Stores the accepted agreements, before the bank is called. */
export async function keepAccepted(
  { clock, ids }: Pick<AppContext, 'clock' | 'ids'>,
  tx: Tx,
  attempt: { id: string; accountId: string; ip: string },
  agreements: Agreements,
  body: Pick<Wire['CheckoutRequest'], 'dateSigned' | 'preliminaryInformationAgreementDateSigned'>,
): Promise<void> {
  const signed = {
    distanceSalesContract: body.dateSigned,
    preliminaryInformation: body.preliminaryInformationAgreementDateSigned,
  };
  const { accountId, ip } = attempt;
  const acceptedAt = clock.now();
  await insertAccepted(
    tx,
    kinds.map((kind) => {
      const agreement = agreements[kind];
      const { version, hash } = agreement;
      const signedAt = new Date(signed[kind]);
      return {
        id: ids.next(),
        attemptId: attempt.id,
        accountId,
        kind,
        version,
        hash,
        agreement,
        signedAt,
        acceptedAt,
        ip,
      };
    }),
  );
}
