import { createActor } from 'xstate';
import { refreshAccount } from '../session/refresh-account.ts';
import { useApi } from '../../base/data/use-api.ts';
import { useFlow } from '../../base/use-flow.ts';
import { couponsFlow } from './coupons.services.ts';
import { CouponsScreen } from './coupons-screen.tsx';

export function CouponsPage() {
  const api = useApi();
  const [snapshot, send] = useFlow(() => createActor(couponsFlow(api, () => refreshAccount(api))));
  return <CouponsScreen snapshot={snapshot} send={send} />;
}
