import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import type { Address, AddressDraft } from '../../domain/address/index.ts';
import { kurus } from '../../domain/money/index.ts';
import { pathIn } from '../../domain/locale/index.ts';
import { NO_LOCATION } from '../../domain/address/index.ts';
import { cart } from '../alive/index.ts';
import { useLocale } from '../components/use-locale.ts';
import { CheckoutScreen, type Loaded } from '../screens/checkout/index.tsx';
import { addressDraftQuery, addressesQuery, type StoredAddress } from '../services/addresses/index.ts';
import { cardsQuery } from '../services/cards/index.ts';
import type { Api } from '../services/http/index.ts';
import type { CheckoutActor } from '../wiring/checkout-actor.ts';
import { useSession } from '../wiring/session.ts';
import { loginPathTo } from './-signed-in-only.tsx';
import { useChallenge } from './-use-challenge.tsx';

/** Loaded when it is first opened: most shoppers have an address already. */
const AddressDialogHost = lazy(() =>
  import('./-address-dialog.tsx').then((module) => ({ default: module.AddressDialogHost })),
);

export interface CheckoutPageProps {
  api: Api;
  actor: CheckoutActor;
  step: 'pay' | 'address';
}

const none: readonly never[] = [];

function loaded<Item>(query: {
  data?: readonly Item[] | undefined;
  isError: boolean;
  refetch: () => unknown;
}): Loaded<Item> {
  return {
    items: query.data ?? none,
    state: query.data ? 'loaded' : query.isError ? 'failed' : 'loading',
    retry: () => void query.refetch(),
  };
}

/** What the checkout shows beside its flow: the address book, the cards, the account; and the dialogs over it. */
export function CheckoutPage({ api, actor, step }: CheckoutPageProps) {
  const router = useRouter();
  const locale = useLocale();
  const snapshot = useSelector(actor, (current) => current);
  const addresses = useQuery(addressesQuery(api));
  const cards = useQuery(cardsQuery(api));
  const account = useSession((current) => current.context.account);
  const { addressId, attemptId } = snapshot.context;
  const { challenge } = snapshot.children;
  const [isBegun, setBegun] = useState(false);

  // The primary address is the likely one; one that is gone from the book is chosen anew.
  const isFilling = snapshot.matches('filling');
  const likely = addresses.data?.find(({ _id }) => _id === addressId) ?? addresses.data?.[0];
  useEffect(() => {
    if (isFilling && likely && likely._id !== addressId)
      actor.send({ type: 'address.choose', addressId: likely._id, billingAddressId: null });
  }, [actor, isFilling, likely, addressId]);

  const { status, output } = snapshot;
  useEffect(() => {
    if (status !== 'done' || !output) return;
    void router.navigate({
      href: pathIn(locale, `/purchase/success?attempt=${encodeURIComponent(output.attemptId)}`),
      replace: true,
    });
  }, [status, output, router, locale]);

  const loginPath = loginPathTo(pathIn(locale, '/checkout'));
  const approval = useChallenge(
    isBegun || attemptId !== null || challenge !== undefined || snapshot.matches('paying'),
    challenge ? { actor: challenge, loginPath } : null,
  );
  const dialog = useAddressDialog(api, actor);
  return (
    <>
      <CheckoutScreen
        snapshot={snapshot}
        send={(event) => actor.send(event)}
        step={step}
        addresses={loaded(addresses)}
        cards={loaded(cards)}
        balance={account?.balance ?? kurus(0)}
        canSaveCards={account?.accountType !== 'charity'}
        onAddAddress={dialog.add}
        onEditAddress={dialog.edit}
        onDropCode={() => cart.send({ type: 'promoCode.clear' })}
        onRenew={() => {
          const { items, promoCode } = snapshot.context;
          actor.send({ type: 'cart.changed', items, promoCode });
        }}
        challenge={approval}
        onBegin={() => setBegun(true)}
        loginPath={loginPath}
        now={Date.now}
      />
      <Suspense>{dialog.element}</Suspense>
    </>
  );
}

/** The dialog of the address book: open, saved or closed. A saved address is the chosen one. */
function useAddressDialog(api: Api, actor: CheckoutActor) {
  const client = useQueryClient();
  const account = useSession((current) => current.context.account);
  const known = useQuery(addressDraftQuery(api));
  const [opened, setOpened] = useState<{ address: StoredAddress | null; draft: AddressDraft } | null>(null);
  const blank: AddressDraft = known.data ?? {
    title: '',
    firstName: account?.firstName ?? '',
    lastName: account?.lastName ?? '',
    phone: account?.phone ?? { dialCode: '+90', number: '' },
    location: NO_LOCATION,
    line: '',
    postalCode: '',
  };
  const end = useCallback(
    (saved: Address | null) => {
      setOpened(null);
      if (!saved) return;
      client.setQueryData(addressesQuery(api).queryKey, (held) => [
        ...(held ?? []).filter(({ _id }) => _id !== saved._id),
        { isInUse: false, ...saved },
      ]);
      const { billingAddressId } = actor.getSnapshot().context;
      actor.send({ type: 'address.choose', addressId: saved._id, billingAddressId });
      void client.invalidateQueries({ queryKey: ['addresses'] });
    },
    [api, client, actor],
  );
  return {
    add: () => setOpened({ address: null, draft: blank }),
    edit: (address: Address) => {
      const stored = client.getQueryData(addressesQuery(api).queryKey)?.find(({ _id }) => _id === address._id);
      setOpened({ address: stored ?? { isInUse: false, ...address }, draft: address });
    },
    element: opened && (
      <AddressDialogHost
        key={opened.address?._id ?? 'new'}
        api={api}
        address={opened.address}
        draft={opened.draft}
        onEnd={end}
      />
    ),
  };
}
