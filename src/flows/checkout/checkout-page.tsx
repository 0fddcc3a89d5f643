import { useSelector } from '@xstate/react';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { type Account, fullName } from '../../../domain/account/index.ts';
import type { Address } from '../../../domain/address/index.ts';
import { deliveryTo } from '../../../domain/delivery/index.ts';
import { kurus } from '../../../domain/money/index.ts';
import { pathIn } from '../../../domain/locale/index.ts';
import { useLocale } from '../../components/words/use-locale.ts';
import { CheckoutScreen } from './checkout-screen.tsx';
import type { Loaded } from './form/checkout.types.ts';
import { isPaymentNear } from './form/state-of.ts';
import { readProfile } from '../../services/account/index.ts';
import { listAddresses, type StoredAddress } from '../../services/addresses/index.ts';
import { listCards, type SavedCard } from '../../services/cards/index.ts';
import type { Api } from '../../services/http/index.ts';
import { refreshAccount } from '../session/refresh-account.ts';
import type { CheckoutActor } from './checkout-actor.ts';
import { useDonationNote } from '../../base/donation-note.ts';
import { session } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { showLost } from '../../base/snackbar.ts';
import { loginPathTo } from '../session/signed-in-only.tsx';
import { type Answer, useAnswer, useAskAgain } from '../../base/use-answer.ts';
import { LateBoxOffer } from '../cart/box-offer/late-box-offer-host.tsx';
import { useLatePart } from '../../base/use-late-part.ts';
import { usePayment } from './use-payment.ts';

/** Loaded when it is first opened: most shoppers have an address already. */
const loadDialog = () => import('../address/address-dialog-host.tsx');

export interface CheckoutPageProps {
  api: Api;
  actor: CheckoutActor;
  step: 'pay' | 'address';
}

const none: readonly never[] = [];

/** For an account that may not keep cards. Spec §6. */
const noCards = () => Promise.resolve(none);

function loaded<Item>({ value, hasFailed, ask }: Answer<readonly Item[]>): Loaded<Item> {
  return { items: value ?? none, state: value ? 'loaded' : hasFailed ? 'failed' : 'loading', retry: ask };
}

/** The checkout's data beside its flow: the address book, the cards, the account; and the dialogs over it. */
export function CheckoutPage({ api, actor, step }: CheckoutPageProps) {
  const router = useRouter();
  const locale = useLocale();
  const snapshot = useSelector(actor, (current) => current);
  const account = useSession((current) => current.context.account);
  const whose = { api, owner: account?._id ?? null };
  const { items, notice, failure } = snapshot.context;
  const donationNote = useDonationNote();
  const addresses = useAnswer<readonly StoredAddress[]>(listAddresses, whose);
  const canSaveCards = account?.accountType !== 'charity';
  const cards = useAnswer<readonly SavedCard[]>(canSaveCards ? listCards : noCards, whose);
  useAskAgain(addresses.ask, ['addressGone', 'billingGone', 'addressesGone', 'textsChanged'].includes(notice ?? ''));
  useAskAgain(cards.ask, failure?.code === 'CARD_NOT_FOUND');
  // Orders spend the balance, in other tabs too: the value that the session has may be old.
  const { value: profile, hasFailed: isUnread } = useAnswer<Account>(readProfile, whose);
  useEffect(() => {
    if (profile) session.send({ type: 'profile.changed', account: profile });
  }, [profile]);
  useEffect(() => {
    if (isUnread) showLost();
  }, [isUnread]);
  const { challenge } = snapshot.children;
  const [isBegun, setBegun] = useState(false);

  useEffect(() => {
    // An address in a country without delivery is never preselected.
    const book = addresses.value?.filter(({ location }) => deliveryTo(location.country._id));
    if (book) actor.send({ type: 'addresses.known', addressIds: book.map(({ _id }) => _id) });
  }, [actor, addresses.value]);

  const { status, output } = snapshot;
  useEffect(() => {
    if (status !== 'done' || !output) return;
    void router.navigate({
      href: pathIn(locale, `/purchase/success?attempt=${encodeURIComponent(output.attemptId)}`),
      replace: true,
    });
  }, [status, output, router, locale]);

  const loginPath = loginPathTo(pathIn(locale, '/checkout'));
  const payment = usePayment(isBegun || step === 'address' || isPaymentNear(snapshot));
  const dialog = useAddressDialog(api, actor, addresses, snapshot.context.isBillingWanted);
  const chosen = addresses.value?.find(({ _id }) => _id === snapshot.context.addressId);
  return (
    <>
      <CheckoutScreen
        snapshot={snapshot}
        send={(event) => actor.send(event)}
        step={step}
        addresses={loaded(addresses)}
        cards={loaded(cards)}
        balance={profile?.balance ?? kurus(0)}
        canSaveCards={canSaveCards}
        addressEntry={dialog.entry}
        billingEntry={dialog.billing}
        holder={(account && fullName(account)) || (chosen && fullName(chosen)) || ''}
        onAddAddress={dialog.add}
        onEditAddress={dialog.edit}
        payment={payment}
        challenge={payment && challenge && <payment.Challenge actor={challenge} loginPath={loginPath} />}
        donationNote={items.some(({ type }) => type === 'donation') ? donationNote : undefined}
        boxOffer={<LateBoxOffer />}
        onBegin={() => setBegun(true)}
        loginPath={loginPath}
        now={Date.now}
      />
      {dialog.element}
    </>
  );
}

interface OpenedDialog {
  address: StoredAddress | null;
  /** Number of openings: each starts a flow of its own. */
  turn: number;
  isOpen: boolean;
}

/** The dialog of the address book: open, saved or closed. A saved address is the chosen one. */
function useAddressDialog(
  api: Api,
  actor: CheckoutActor,
  { value: known, ask, put }: Answer<readonly StoredAddress[]>,
  isBillingWanted: boolean,
) {
  // A closed dialog returns the focus before its flow has ended; `turn` distinguishes one that was opened meanwhile.
  const [{ address, turn, isOpen }, setOpened] = useState<OpenedDialog>({ address: null, turn: 0, isOpen: false });
  // The dialog could not be loaded: the next press tries again.
  const [isLost, setLost] = useState(false);
  const close = useCallback(() => setOpened((now) => (now.turn === turn ? { ...now, isOpen: false } : now)), [turn]);
  const keep = useCallback(
    (saved: Address, use: 'delivery' | 'billing') => {
      put([
        ...(known ?? none).filter(({ _id }) => _id !== saved._id),
        { isInUse: false, hasUnpackedOrders: false, ...saved },
      ]);
      const { addressId, billingAddressId } = actor.getSnapshot().context;
      if (use === 'billing' && addressId !== null)
        actor.send({ type: 'address.choose', addressId, billingAddressId: saved._id });
      else actor.send({ type: 'address.choose', addressId: saved._id, billingAddressId });
      ask();
      // The first address gives an account without a name its name.
      refreshAccount(api);
    },
    [api, actor, known, put, ask],
  );
  const end = useCallback(
    (saved: Address | null) => {
      close();
      if (saved) keep(saved, 'delivery');
    },
    [close, keep],
  );
  const endBilling = useCallback((saved: Address | null) => saved && keep(saved, 'billing'), [keep]);
  const lose = useCallback(() => {
    setOpened((now) => ({ ...now, isOpen: false }));
    setLost(true);
    actor.send({ type: 'billing.want', wanted: false });
    showLost();
  }, [actor]);
  const isFirst = known?.length === 0;
  const dialog = useLatePart('address', loadDialog, isOpen || isBillingWanted || (isFirst && !isLost), lose);
  const open = (wanted: StoredAddress | null) => {
    setLost(false);
    setOpened((before) => ({ address: wanted, turn: before.turn + 1, isOpen: true }));
  };
  return {
    add: () => (isFirst ? setLost(false) : open(null)),
    edit: ({ _id }: Address) => open(known?.find((stored) => stored._id === _id) ?? null),
    entry: isLost ? null : dialog ? (
      <dialog.AddressDialogHost api={api} address={null} onEnd={end} isInline />
    ) : undefined,
    billing: dialog && <dialog.AddressDialogHost key="billing" api={api} address={null} onEnd={endBilling} isInline />,
    element: isOpen && dialog && <dialog.AddressDialogHost key={turn} api={api} address={address} onEnd={end} />,
  };
}
