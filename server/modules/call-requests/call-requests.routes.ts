import { msg } from '#words';
import { normalizePhone } from '../../../domain/account/index.ts';
import type { FieldErrorCode } from '../../../domain/failure/index.ts';
import { type CalendarDay, dayOf, nextWorkingDay } from '../../../domain/calendar/index.ts';
import { validateCallRequest } from '../../../domain/call/index.ts';
import { blockText } from '../../../domain/text/index.ts';
import type { operations } from '../../../openapi/types/account.d.ts';
import { signedIn } from '../../platform/auth-guard/auth-guard.ts';
import type { AppContext } from '../../platform/context.ts';
import { type Service, success } from '../../platform/contract/contract.types.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { errors } from '../../platform/errors/error-catalogue.ts';
import { findOpenCall, insertCall, type StoredCall } from './call-requests.repository.ts';

type Handled = 'findOpenCallRequest' | 'sendCallRequest';

const stillOpen = (callBy: string) => new ApiError(409, 'CALL_REQUEST_OPEN', msg`Seni zaten arayacağız.`, { callBy });
const unreachable = (rule: FieldErrorCode) =>
  errors.invalidField('phone.number', rule, msg`Bu numarada bir yanlışlık var, bir daha bakar mısın?`);

const toView = ({ id, phoneDialCode, phoneNumber, topic, partOfDay, callBy }: StoredCall) => ({
  _id: id,
  phone: { dialCode: phoneDialCode, number: phoneNumber },
  topic,
  partOfDay,
  callBy,
});

export function callRequestsHandlers({ db, clock, ids }: AppContext): Pick<Service<operations>, Handled> {
  const today = (): CalendarDay => dayOf(clock.now().getTime());
  return {
    findOpenCallRequest: async (request) => {
      const open = await findOpenCall(db, signedIn(request).id, today());
      return success(open && toView(open));
    },
    sendCallRequest: async (request) => {
      const { topic, partOfDay = null, note = '' } = request.body;
      const { dialCode, number } = normalizePhone(request.body.phone);
      const wrong = validateCallRequest({ phone: request.body.phone, topic, partOfDay, note });
      if (wrong[0]) throw unreachable(wrong[0].code);
      const call: StoredCall = {
        id: ids.next(),
        accountId: signedIn(request).id,
        phoneDialCode: dialCode,
        phoneNumber: number,
        topic,
        partOfDay,
        note: blockText(note),
        language: request.language,
        callBy: nextWorkingDay(today()),
        createdAt: clock.now(),
      };
      await withTransaction(db, async (tx) => {
        if (await insertCall(tx, call, today())) return;
        const open = await findOpenCall(tx, call.accountId, today());
        throw stillOpen(open?.callBy ?? call.callBy);
      });
      return success({ _id: call.id, callBy: call.callBy });
    },
  };
}
