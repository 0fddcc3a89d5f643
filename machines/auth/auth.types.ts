import type { Phone } from '../../domain/account/index.ts';
import type { Failure } from '../../domain/failure/index.ts';
import type { Localized } from '../../domain/locale/index.ts';
import type { SessionToken } from '../session/index.ts';

export type AuthMode = 'login' | 'register' | 'forgotPassword' | 'resetPassword';

export interface Registration {
  kind: 'normal' | 'charity';
  firstName: string;
  lastName: string;
  email: string;
  phone: Phone;
  password: string;
  /** yyyy-MM-dd, or empty: the date is the customer's to give. */
  dateOfBirth: string;
  /** Name of the institution; charity accounts only. */
  institution: string;
  /** Marketing by channel, each opt-in. Consent is never a condition. Law: KVKK. */
  marketing: { email: boolean; sms: boolean; call: boolean };
  /** That the membership agreement was accepted, epoch milliseconds. */
  agreedAt: number;
}

export interface AuthInput {
  mode: AuthMode;
  /** Where to go after signing in; a path of this shop. */
  redirectPath: string | null;
  /** From the link in the e-mail. */
  resetToken: string | null;
  /** Why the shopper is here, when it was not their own wish. */
  notice: 'sessionExpired' | null;
}

export interface AuthContext {
  mode: AuthMode;
  redirectPath: string | null;
  resetToken: string | null;
  notice: 'sessionExpired' | 'passwordChanged' | null;
  /** The last e-mail that was sent anywhere: offered to the next form. */
  email: string;
  taken: Taken;
  failure: Failure | null;
  session: SessionToken | null;
  isNew: boolean;
}

export interface Taken {
  email: boolean;
  phone: boolean;
}

export type AuthEvent =
  | { type: 'mode.choose'; mode: Exclude<AuthMode, 'resetPassword'> }
  | { type: 'login.submit'; email: string; password: string }
  | { type: 'identity.submit'; provider: 'google' | 'apple'; idToken: string }
  | { type: 'identity.check'; email: string; phone: Phone | null }
  | { type: 'register.submit'; form: Registration }
  | { type: 'reset.request'; email: string }
  | { type: 'reset.submit'; password: string }
  | { type: 'link.retry' };

export interface AuthOutput {
  session: SessionToken;
  redirectPath: string | null;
  isNew: boolean;
}

export interface AuthMeta {
  description: Localized;
  operationId?: string;
  /** The analytics event that entering this state fires while the guard it names holds. Spec §7. */
  analyticsWhen?: Readonly<Partial<Record<'Signup' | 'Login', 'isNew' | 'isReturning'>>>;
}
