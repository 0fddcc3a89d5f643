import type { ReactNode } from 'react';
import type { AnySnapshot, PathEvent } from 'model-testing';
import { CheckoutScreen } from './checkout-screen.tsx';
import type { CheckoutScreenProps } from './form/checkout.types.ts';
import { payment } from './payment/index.tsx';
import { sampleAccount } from './checkout.stage-samples.ts';
import { sampleNow } from '../../explorer/stage/sample-time.ts';

const nothing = () => {};

/** The checkout's screen with a sample account around it. */
export function CheckoutView(props: { snapshot: AnySnapshot; send: (event: PathEvent) => void; challenge: ReactNode }) {
  const snapshot = props.snapshot as CheckoutScreenProps['snapshot'];
  return (
    <CheckoutScreen
      {...sampleAccount}
      snapshot={snapshot}
      send={(event) => props.send({ ...event })}
      step={snapshot.matches({ filling: 'addressing' }) ? 'address' : 'pay'}
      canSaveCards
      onAddAddress={nothing}
      onEditAddress={nothing}
      payment={payment}
      challenge={props.challenge}
      loginPath="/auth/login"
      now={sampleNow}
    />
  );
}
