import { useEffect, useRef, useState } from 'react';
import { moneyOf } from '../../../machines/checkout/index.ts';
import { blankCard } from '../../components/payment/card-draft.ts';
import type { CardChoice } from './form/card-entry.ts';
import type { CheckoutScreenProps } from './form/checkout.types.ts';
import { PayForm } from './form/pay-form.tsx';
import { Preparing } from './form/preparing.tsx';
import { panelOf, stateOf } from './form/state-of.ts';

/** The checkout: turns a cart into a paid order, or shows why not. */
export function CheckoutScreen(props: CheckoutScreenProps) {
  const { snapshot, step, cards, payment, challenge, canSaveCards, holder = '' } = props;
  const state = panelOf(snapshot);
  const panel = payment || (state === 'form' && step === 'pay') ? state : 'recovering';
  const root = useRef<HTMLDivElement>(null);
  // The card is kept only here: it survives every change of panel, and is dropped with the page.
  const [typed, setTyped] = useState<CardChoice>({ chosen: '', draft: blankCard, save: false });
  const usable = canSaveCards ? cards.items.filter((card) => !card.isExpired) : [];
  // A card that was deleted is not replaced by another while the shopper pays.
  const saved = usable.find(({ _id }) => _id === typed.chosen) ?? (typed.chosen ? null : usable[0]);
  const draft = typed.draft === blankCard ? { ...blankCard, holder } : typed.draft;
  const choice = { ...typed, draft, chosen: saved?._id ?? 'new' };
  const writeChoice = (change: Partial<CardChoice>) => setTyped((before) => ({ ...before, ...change }));

  const shown = useRef(panel);
  useEffect(() => {
    const before = shown.current;
    shown.current = panel;
    if (before === panel || panel === 'challenging') return;
    // The notice above the form takes the focus itself.
    if (panel === 'form' && root.current?.querySelector('[data-notice]')) return;
    window.scrollTo({ top: 0 });
    const heading = root.current?.querySelector<HTMLElement>('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [panel]);

  const send: CheckoutScreenProps['send'] = (event) => {
    if (event.type === 'order.place') writeChoice({ chosen: choice.chosen });
    // The form begins with an empty card: the refused number is not shown again.
    if (event.type === 'payment.retry') writeChoice({ chosen: 'new', draft: { ...blankCard, holder: draft.holder } });
    props.send(event);
  };

  return (
    <div ref={root} data-flow="checkout" data-state={stateOf(snapshot.value)} data-money={moneyOf(snapshot)}>
      {panel === 'form' ? (
        payment && step === 'address' ? (
          <payment.AddressScreen {...props} />
        ) : (
          <PayForm {...props} send={send} choice={choice} writeChoice={writeChoice} />
        )
      ) : panel === 'recovering' || !payment ? (
        <Preparing snapshot={snapshot} />
      ) : panel === 'challenging' && challenge ? (
        challenge
      ) : (
        <payment.PaymentPanel
          panel={panel === 'challenging' ? 'requesting' : panel}
          snapshot={snapshot}
          send={send}
          loginPath={props.loginPath}
        />
      )}
    </div>
  );
}
