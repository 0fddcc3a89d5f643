import type { components } from '../../../../openapi/types/account.d.ts';
import { kurus, toDecimal } from '../../../../domain/money/index.ts';
import type { Account, BalanceMovement } from './account.repository.ts';
import type { LoginFacts } from './credentials.port.ts';

type Schemas = components['schemas'];

export const toBalance = (balanceKurus: number): Schemas['Balance'] => ({
  amount: toDecimal(kurus(balanceKurus)),
  _currency: 'TRY',
});

function latest(instants: (Date | null)[]): string | null {
  const given = instants.filter((instant) => instant !== null).map((instant) => instant.getTime());
  return given.length === 0 ? null : new Date(Math.max(...given)).toISOString();
}

/** Registration asks for the name alone: the rest is null until the corporation profile is filled in. */
const toCorporation = (corporation: Account['corporation']): Schemas['Account']['corporation'] =>
  corporation && { corporationType: null, taxOffice: null, taxNumber: null, website: null, ...corporation };

/** The person's known fields; unknown ones are omitted. */
export const knownOf = ({ firstName, lastName, phoneDialCode, phoneNumber }: Account) => ({
  ...(firstName && { firstName }),
  ...(lastName && { lastName }),
  ...(phoneDialCode && phoneNumber && { phone: { dialCode: phoneDialCode, number: phoneNumber } }),
});

/** The account as the contract shows it. */
export function toAccountView(account: Account, login: LoginFacts, pendingEmail: string | null): Schemas['Account'] {
  return {
    _id: account.id,
    ...knownOf(account),
    email: account.email,
    pendingEmail,
    dateOfBirth: account.dateOfBirth,
    createdAt: account.createdAt.toISOString(),
    accountType: account.accountType,
    tags: account.tags,
    balance: toBalance(account.balanceKurus),
    defaultPromoCode: account.defaultPromoCode,
    version: account.version,
    agreementsSignedDate: {
      membershipAgreement: account.membershipAgreementAt.toISOString(),
      communicationAgreement: latest([account.emailConsentAt, account.smsConsentAt, account.callConsentAt]),
    },
    auth: {
      lastSuccessfulLogin: login.lastSuccessfulLogin?.toISOString() ?? null,
      hasPassword: login.hasPassword,
      providers: login.providers,
    },
    corporation: toCorporation(account.corporation),
  };
}

export const toMovementView = (movement: BalanceMovement): Schemas['BalanceMovement'] => ({
  _id: movement.id,
  reason: movement.reason,
  amount: toDecimal(kurus(movement.amountKurus)),
  _order: movement.orderId,
  createdAt: movement.createdAt.toISOString(),
});
