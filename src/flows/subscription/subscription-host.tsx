import { Navigate, useRouter } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { createActor } from 'xstate';
import type { Account } from '../../../domain/account/index.ts';
import type { CalendarDay } from '../../../domain/calendar/index.ts';
import { pathIn } from '../../../domain/locale/index.ts';
import type { ReportedPeriod } from '../../../domain/subscription/index.ts';
import { refreshAccount } from '../session/refresh-account.ts';
import { showLost } from '../../base/snackbar.ts';
import { useApi } from '../../base/data/use-api.ts';
import { useFlow } from '../../base/use-flow.ts';
import { useLate } from '../../components/hooks/use-late.ts';
import { useLocale } from '../../components/words/use-locale.ts';
import { useOrderNow } from '../order-now/order-now-host.tsx';
import { subscriptionFlow } from './subscription.services.ts';
import { SubscriptionScreen } from './subscription-screen.tsx';
import type { SendNow } from './plan/subscription.types.ts';
import { Tide, type TideBox } from './calendar/tide.tsx';
import { keepReportedPeriod, readReportedPeriod } from './calendar/reported-period.ts';
import { forgetReportedPeriod } from './calendar/reported-period-record.ts';
import { useAddedAddress } from './actions/added-address-host.tsx';
import { useAddedCard } from './actions/added-card-host.tsx';
import { useShelf } from './actions/use-shelf.ts';

const loadExtras = () => import('./actions/extras-dialog.tsx');
const loadDates = () => import('./actions/date-dialog.tsx');

interface OneSubscriptionProps {
  id: string;
  account: Account;
  /** Name to greet on the account's own page. */
  greeting?: string | null;
  /** The boxes of the other subscriptions. */
  besides?: readonly TideBox[];
}

const alone: readonly TideBox[] = [];

export function OneSubscription({ id, account, greeting, besides = alone }: OneSubscriptionProps) {
  const api = useApi();
  const { history } = useRouter();
  const locale = useLocale();
  const isCharity = account.accountType === 'charity';
  const isHome = greeting !== undefined;
  const [snapshot, send] = useFlow(
    () =>
      createActor(
        subscriptionFlow(api, {
          onChanged: () => refreshAccount(api),
          onRestarted: () => history.push(pathIn(locale, '/cart')),
        }),
        { input: { id, isHome } },
      ),
    `subscription ${id} of ${account._id} ${isHome ? 'at home' : 'alone'}`,
  );
  const { view, dialog } = snapshot.context;
  const [cycle, reportPeriod] = useReportedPeriod(account._id, view?.today ?? null);
  const address = useAddedAddress(api);
  const newCard = useAddedCard();
  const loseDialog = useCallback(() => {
    send({ type: 'dialog.close' });
    showLost();
  }, [send]);
  const extras = useLate(loadExtras, dialog === 'extras', loseDialog);
  const dates = useLate(loadDates, dialog === 'date', loseDialog);
  const shelf = {
    ...useShelf({ dialog, isCharity }),
    addAddress: address.add,
    addCard: newCard.add,
    Extras: extras?.ExtrasDialog,
    Dates: dates?.DateDialog,
  };
  const orderNow = useOrderNow(id, () => {
    refreshAccount(api);
    send({ type: 'view.refresh' });
  });
  // Spec §2.
  if (snapshot.matches('left')) return <Navigate to="/{-$locale}/account" params={true} replace />;
  if (orderNow.challenge) return orderNow.challenge;
  const { host } = orderNow;
  const card = view?.card ? `${view.card.alias} •••• ${view.card.lastFourDigits}` : null;
  const sendNow: SendNow = {
    canOpen: card !== null && host.snapshot.can({ type: 'now.open' }),
    onOpen: () => host.send({ type: 'now.open' }),
    part: host.partWith(card ?? ''),
  };
  return (
    <>
      <SubscriptionScreen
        snapshot={snapshot}
        send={send}
        shelf={shelf}
        sendNow={sendNow}
        cycle={cycle}
        tide={
          view &&
          !isCharity && (
            <Tide
              boxes={[
                ...view.deliveries.map((delivery) => ({
                  key: `${delivery.cycle}`,
                  name: besides.length > 0 ? view.name : null,
                  delivery,
                })),
                ...besides,
              ]}
              cycle={cycle}
              today={view.today}
              from={view.days?.earliest ?? view.today}
              onReport={reportPeriod}
              onForget={() => reportPeriod(null)}
            />
          )
        }
        {...(greeting !== undefined && { greeting: greeting ?? '' })}
      />
      {address.part}
      {newCard.part}
    </>
  );
}

/** The period reported on this device, and how to report it; a full storage keeps it until the page is left. */
function useReportedPeriod(owner: string, today: CalendarDay | null) {
  const [reportedHere, setReportedHere] = useState<ReportedPeriod | null>();
  const kept = useMemo(() => today && readReportedPeriod(owner, today), [owner, today]);
  const report = (period: ReportedPeriod | null) => {
    setReportedHere(period);
    try {
      if (period) keepReportedPeriod(owner, period);
      else forgetReportedPeriod();
    } catch {
      // Storage is full: the page's state has the period.
    }
  };
  return [reportedHere === undefined ? kept : reportedHere, report] as const;
}
