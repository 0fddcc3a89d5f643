import type { AddressesScreenProps } from '../../flows/addresses/addresses-screen.tsx';
import type { AddressPictureDialogProps } from '../../flows/address-picture/address-picture-screen.tsx';
import type { AuthScreenProps } from '../../flows/auth/auth-screen.tsx';
import type { MailedReviewScreenProps } from '../../flows/mailed-review/mailed-review-screen.tsx';
import type { PasswordScreenProps } from '../../flows/password/password-screen.tsx';
import type { SearchScreenProps } from '../../flows/search/search-screen.tsx';
import type { SignInCodeScreenProps } from '../../flows/sign-in-code/sign-in-code-screen.tsx';
import type { SignInMethodsScreenProps } from '../../flows/sign-in-methods/sign-in-methods-screen.tsx';
import { sampleNow } from './sample-time.ts';
import type { StageModule, StageProps } from './stage.types.ts';

interface Staged {
  /** Namespaces of texts, beside `common`; left out: the one called as the flow. */
  namespaces?: StageModule['namespaces'];
  /** A part of a page or a dialog: the page's heading is not its own. */
  isPart?: true;
  /** Props of the screen besides `snapshot` and `send`. */
  props?: (snapshot: StageProps['snapshot']) => object;
}

type Beside<Props> = Omit<Props, 'snapshot' | 'send'>;

const nothing = () => {};
const pathTo = (form: string) => `/auth/${form}`;

/**
 * Screens that are a function of the snapshot, shown by one stage (generic-stage.tsx). Only what differs is listed: a
 * screen that takes `snapshot` and `send` and has texts of its own name needs no entry.
 */
export const screens: Readonly<Record<string, Staged>> = {
  'address-picture': {
    namespaces: ['account/addresses'],
    isPart: true,
    props: (): Beside<AddressPictureDialogProps> => ({ title: 'Ev', onClose: nothing }),
  },
  addresses: {
    namespaces: ['account/addresses'],
    props: (): Beside<AddressesScreenProps> => ({ onAdd: nothing, onEdit: nothing, onPicture: nothing }),
  },
  auth: {
    props: (): Beside<AuthScreenProps> => ({ now: sampleNow, pathTo, providers: { google: nothing, apple: nothing } }),
  },
  'calendar-feed': { namespaces: ['account/subscription'], isPart: true },
  'call-request': { namespaces: ['account/communication'], isPart: true },
  'charity-application': { namespaces: ['charity', 'corporation', 'address'] },
  'charity-applications': { namespaces: ['charity', 'corporation', 'address'], isPart: true },
  communication: { namespaces: ['account/communication'] },
  corporation: { namespaces: ['account'] },
  coupons: { namespaces: ['account/coupons'] },
  'delete-account': { namespaces: ['account', 'account/delete-account'] },
  'edit-subscription': { namespaces: ['account', 'account/edit-subscription'] },
  'family-code': { namespaces: ['account/family-code'] },
  'mailed-review': { props: (): Beside<MailedReviewScreenProps> => ({ place: '/account/orders' }) },
  'open-sessions': { namespaces: ['account/security'], isPart: true },
  order: { namespaces: ['account', 'account/order'] },
  password: {
    namespaces: ['account', 'account/password'],
    props: ({ context }): Beside<PasswordScreenProps> => ({ isChange: context['view']?.hasPassword === true }),
  },
  'personal-data': { namespaces: ['account/profile'], isPart: true },
  profile: { namespaces: ['account', 'account/profile'] },
  refund: { namespaces: ['account', 'account/refund'] },
  search: { isPart: true, props: (): Beside<SearchScreenProps> => ({ onLeave: nothing }) },
  'sign-in-code': {
    namespaces: ['sign-in-code', 'auth'],
    props: (): Beside<SignInCodeScreenProps> => ({ pathTo }),
  },
  'sign-in-methods': {
    namespaces: ['account', 'account/security'],
    isPart: true,
    props: (): Beside<SignInMethodsScreenProps> => ({ ways: { google: nothing, apple: nothing }, returned: null }),
  },
};
