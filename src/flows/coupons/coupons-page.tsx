import { createActor } from 'xstate';
import { refreshAccount } from '../../app/refresh-account.ts';
import { useFlow } from '../../app/use-flow.ts';
import type { Api } from '../../services/http/index.ts';
import { couponsFlow } from './coupons.services.ts';
import { CouponsScreen } from './index.tsx';

export function CouponsPage({ api }: { api: Api }) {
  const [snapshot, send] = useFlow(() => createActor(couponsFlow(api, () => refreshAccount(api))));
  return <CouponsScreen snapshot={snapshot} send={send} />;
}
