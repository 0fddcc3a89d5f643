import { connectSession } from '../../../machines/session/index.ts';
import { writeStoredRoot } from '../../alive/index.ts';
import { forgetAccount, invalidateAccount } from '../../base/data/account-cache.ts';
import { setErrorUser } from '../../measurement/errors/error-report.ts';
import type { SessionPorts } from './session-ports.ts';
import { forgetToken, keepToken, readToken } from '../../base/visitor/session-token.ts';
import { showLost } from '../../base/snackbar.ts';
import { readProfile } from '../../services/account/index.ts';

/** The session flow, with its services on the ports that `ports` returns. */
export const sessionFlow = (ports: () => SessionPorts) =>
  connectSession({
    restoreSession: () => Promise.resolve(readToken()),
    readProfile: (_, signal) => readProfile(ports().api, signal),
    closeSession: async (_, signal) => (await import('../../services/auth/index.ts')).logOut(ports().api, signal),
    keepToken: ({ session }) => keepToken(session),
    forgetShopper: () => {
      forgetToken();
      writeStoredRoot({ auth: { _id: null, email: null } });
      forgetAccount();
      setErrorUser(null);
    },
    recogniseShopper: ({ account }) => {
      writeStoredRoot({ auth: { _id: account._id, email: account.email } });
      invalidateAccount();
      setErrorUser(account._id);
    },
    applyStudentCode: () =>
      void ports()
        .loadPromoCode()
        .then(({ promoCode }) => promoCode.send({ type: 'student.recognised' }), showLost),
  });
