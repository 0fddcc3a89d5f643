import type { SnapshotFrom } from 'xstate';
import type { openPaymentMachine } from '../../../machines/open-payment/index.ts';
import type { StageProps } from '../../explorer/stage/stage.types.ts';
import { VisuallyHidden } from '../../components/basics/visually-hidden.tsx';
import { newsOf } from './news-of.ts';
import { OpenPaymentStrip } from './open-payment-strip.tsx';

export const namespaces = ['purchase'];

/** The strip at the head of a page, which has its own heading; without news it is empty. */
export default function OpenPaymentStage({ snapshot, send }: StageProps) {
  const news = newsOf(snapshot as SnapshotFrom<typeof openPaymentMachine>);
  return (
    <>
      {news && <OpenPaymentStrip news={news} onClose={() => send({ type: 'payment.close' })} />}
      <VisuallyHidden as="h1">Mercan</VisuallyHidden>
    </>
  );
}
