import { useRouter } from '@tanstack/react-router';
import { createActor, type SnapshotFrom } from 'xstate';
import { pathIn } from '../../../domain/locale/index.ts';
import type { NowEvent, orderNowMachine } from '../../../machines/order-now/index.ts';
import { useApi } from '../../app/use-api.ts';
import { useFlow } from '../../app/use-flow.ts';
import { useLocale } from '../../components/use-locale.ts';
import { loadMessages } from '../../i18n/i18n.ts';
import { loginPathTo } from '../session/signed-in-only.tsx';
import { Challenge } from '../three-d-secure/challenge.tsx';
import { orderNowFlow } from './order-now.services.ts';
import { nowChallengeViews } from './challenge-views.tsx';

interface OrderNowHost {
  snapshot: SnapshotFrom<typeof orderNowMachine>;
  send: (event: NowEvent) => void;
  loginPath: string;
}

/** Sending the next box of a subscription today; `challenge` takes the whole page while the bank asks. */
export function useOrderNow(id: string, onPaid: () => void) {
  const api = useApi();
  const locale = useLocale();
  const { texts } = useRouter().options.context;
  const [snapshot, send] = useFlow(() => {
    const prepare = () => loadMessages(texts[locale], locale, 'checkout', 'three-d-secure');
    return createActor(orderNowFlow(api, { prepare, onPaid }), { input: { id, keySeed: crypto.randomUUID() } });
  });
  const loginPath = loginPathTo(pathIn(locale, `/account/subscription/${id}`));
  const { challenge } = snapshot.children;
  return {
    host: { snapshot, send, loginPath } satisfies OrderNowHost,
    challenge: challenge && <Challenge actor={challenge} loginPath={loginPath} views={nowChallengeViews} />,
  };
}
