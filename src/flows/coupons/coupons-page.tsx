import { createActor } from 'xstate';
import { refreshAccount } from '../../app/refresh-account.ts';
import { useApi } from '../../app/use-api.ts';
import { useFlow } from '../../app/use-flow.ts';
import { couponsFlow } from './coupons.services.ts';
import { CouponsScreen } from './index.tsx';

export function CouponsPage() {
  const api = useApi();
  const [snapshot, send] = useFlow(() => createActor(couponsFlow(api, () => refreshAccount(api))));
  return <CouponsScreen snapshot={snapshot} send={send} />;
}
