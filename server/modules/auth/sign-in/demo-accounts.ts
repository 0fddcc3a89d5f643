import type { AppContext } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { findAccountByEmail } from '../../account/index.ts';
import { changeCredentials, hashPassword } from '../access/index.ts';
import { openAccount } from './register.service.ts';

/** Made in sandbox mode only; `npm start` prints them. */
const demoPassword = 'mercan-2026';
export const demoStudent = { email: 'elif@example.com', password: demoPassword };
export const demoCharity = { email: 'derya@example.com', password: demoPassword };

/** The code that a student's cart gets by itself (Spec §4); the promo-codes module seeds what it is worth. */
export const studentPromoCode = 'OGRENCI';

export async function seedDemoAccounts(context: AppContext): Promise<void> {
  const { db, config, clock } = context;
  if (config.mode !== 'sandbox' || (await findAccountByEmail(db, demoStudent.email))) return;
  const passwordHash = await hashPassword(demoPassword);
  const now = clock.now();
  await withTransaction(db, async (tx) => {
    const student = await openAccount(context, tx, {
      passwordHash,
      isEmailProven: true,
      account: {
        accountType: 'normal',
        email: demoStudent.email,
        firstName: 'Elif',
        lastName: 'Yılmaz',
        language: 'tr',
        phoneDialCode: '+90',
        phoneNumber: '5321234567',
        dateOfBirth: '2004-04-12',
        tags: ['STUDENT'],
        defaultPromoCode: studentPromoCode,
      },
    });
    const charity = await openAccount(context, tx, {
      passwordHash,
      isEmailProven: true,
      account: {
        accountType: 'charity',
        email: demoCharity.email,
        firstName: 'Derya',
        lastName: 'Aksoy',
        language: 'tr',
        phoneDialCode: '+90',
        phoneNumber: '5329876543',
        corporation: {
          corporationName: 'Mor Dayanışma Derneği',
          corporationType: 'ASSOCIATION',
          taxOffice: 'Kadıköy',
          taxNumber: '1234567890',
        },
        emailConsentAt: now,
      },
    });
    for (const { id } of [student, charity]) await changeCredentials(tx, id, { lastSuccessfulLogin: null });
  });
}
