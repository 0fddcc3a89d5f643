import { getRouteApi, useRouter } from '@tanstack/react-router';
import { createActor } from 'xstate';
import { actionsOf } from '../../../domain/lifecycle/index.ts';
import { pathIn } from '../../../domain/locale/index.ts';
import { cart } from '../../alive/index.ts';
import { refreshAccount } from '../session/refresh-account.ts';
import { useApi } from '../../base/data/use-api.ts';
import { useFlow } from '../../base/use-flow.ts';
import { saveFile } from '../../components/hooks/save-file.ts';
import { useLocale } from '../../components/words/use-locale.ts';
import { ReviewCardHost } from '../review/review-card-host.tsx';
import { orderFlow } from './order.services.ts';
import { OrderScreen } from './order-screen.tsx';

const page = getRouteApi('/{-$locale}/account/orders/$orderId');

/** Each order has a flow of its own. */
export function OrderPage() {
  const { orderId } = page.useParams();
  return <OneOrder key={orderId} orderId={orderId} />;
}

function OneOrder({ orderId }: { orderId: string }) {
  const api = useApi();
  const { history } = useRouter();
  const locale = useLocale();
  const [snapshot, send] = useFlow(() =>
    createActor(
      orderFlow(api, orderId, {
        onChanged: () => refreshAccount(api),
        onReceipt: saveFile,
        onAgain(lines) {
          for (const line of lines) {
            const createdAt = new Date().toISOString();
            cart.send({ type: 'line.add', ...line, purchaseType: 'oneTimePurchase', createdAt });
          }
          history.push(pathIn(locale, '/cart'));
        },
      }),
    ),
  );
  const { view } = snapshot.context;
  const mayReview = view !== null && !view.replaces && actionsOf(view.status).includes('review');
  return <OrderScreen snapshot={snapshot} send={send} review={mayReview && <ReviewCardHost />} />;
}
