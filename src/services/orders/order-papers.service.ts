import type { Locale } from '../../../domain/locale/index.ts';
import type { paths as AccountPaths } from '../../../openapi/types/account.d.ts';
import type { paths } from '../../../openapi/types/orders.d.ts';
import { type Api, read } from '../http/index.ts';

/** The receipt of a paid order as a PDF. */
export function downloadReceipt(api: Api, orderId: string, locale: Locale, signal?: AbortSignal): Promise<Blob> {
  const params = { path: { id: orderId }, query: { locale } };
  const call = api
    .client<paths>()
    .GET('/private/user/orders/{id}/receipt.pdf', { params, parseAs: 'blob', signal })
    .then(({ data, ...answer }) => ({ ...answer, ...(data && { data: { data } }) }));
  return read<Blob>(call);
}

/** The texts that were accepted with an order, exactly as they were then. Spec §7. */
export async function readAgreements(api: Api, orderId: string, signal?: AbortSignal) {
  const params = { path: { id: orderId } };
  const { acceptedAt, preliminaryInformation, distanceSalesContract } = await read(
    api.client<AccountPaths>().POST('/private/user/users/getDistanceSalesContract/{id}', { params, signal }),
  );
  return { acceptedAt, texts: [preliminaryInformation, distanceSalesContract] };
}
