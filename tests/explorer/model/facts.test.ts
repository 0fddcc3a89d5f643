import { expect, test } from 'vitest';
import { stateNodes } from 'model-testing';
import { findFlows, loadFlow } from 'machine-explorer/node';
import explorer from '../../../explorer.config.ts';

const flows = await Promise.all(findFlows(explorer).map(loadFlow));

type Fact = 'analytics' | 'analyticsWhen';

/** The `meta` values of a kind by flow and state; those of a transition by its event. */
const facts = (fact: Fact) =>
  flows.flatMap(({ name, machine }) =>
    stateNodes(machine).flatMap((node) => {
      const own = [[node.path.join('.'), node.meta] as const];
      const events = [...node.transitions.values()].flat().map(({ eventType, meta }) => [eventType, meta] as const);
      return [...own, ...events].flatMap(([where, meta]) => {
        const found: unknown = (meta as Partial<Record<Fact, unknown>> | undefined)?.[fact];
        return found === undefined ? [] : [[`${name} ${where}`, found]];
      });
    }),
  );

test('each state names the operation it asks for', () => {
  const asked = flows.flatMap(({ name, operations = {} }) =>
    Object.entries(operations).map(([state, operation]) => [`${name} ${state}`, operation]),
  );
  expect(asked).toEqual([
    ['address writing.listing', 'listStates'],
    ['address saving', 'createAddress'],
    ['address reloading', 'listAddresses'],
    ['address-picture reading', 'getAddressPicture'],
    ['address-picture sending', 'updateAddressPictureForActiveOrders'],
    ['addresses reading', 'listAddresses'],
    ['addresses changing', 'makeAddressPrimary'],
    ['addresses deleting', 'deleteAddress'],
    ['auth login.submitting', 'login'],
    ['auth login.identifying', 'loginWithGoogle'],
    ['auth register.checking', 'checkIfEmailExists'],
    ['auth register.submitting', 'register'],
    ['auth forgotPassword.requesting', 'requestPasswordReset'],
    ['auth resetPassword.checkingLink', 'checkPasswordReset'],
    ['auth resetPassword.submitting', 'doPasswordReset'],
    ['auth repricing', 'calculateForAccount'],
    ['calendar-feed reading', 'readCalendarFeed'],
    ['calendar-feed acting', 'makeCalendarFeed'],
    ['calendar-feed checking', 'readCalendarFeed'],
    ['call-request reading', 'findOpenCallRequest'],
    ['call-request acting', 'sendCallRequest'],
    ['call-request checking', 'findOpenCallRequest'],
    ['card-check looking', 'findOpenAttempt'],
    ['card-check requesting', 'requestThreeDSecureCard'],
    ['cards reading', 'listCards'],
    ['cards changing', 'makeCardPrimary'],
    ['cards deleting', 'deleteCard'],
    ['cart calculation.calculating', 'calculateForGuest'],
    ['charity-application address.listing', 'listStates'],
    ['charity-application files.uploading', 'uploadApplicationFile'],
    ['charity-application uploading', 'uploadApplicationFile'],
    ['charity-application creating', 'createApplicationRequest'],
    ['charity-application checking', 'listApplicationRequests'],
    ['charity-applications reading', 'listApplicationRequests'],
    ['charity-applications acting', 'updateApplicationQuantity'],
    ['charity-applications checking', 'listApplicationRequests'],
    ['checkout recovering', 'findOpenAttempt'],
    ['checkout checking', 'findOpenAttempt'],
    ['checkout filling.quoting', 'calculateForAccount'],
    ['checkout filling.drafting', 'generateDistanceSalesContract'],
    ['checkout paying.requesting', 'requestThreeDSecurePurchase'],
    ['checkout paying.lookingUp', 'getAttemptByKey'],
    ['communication reading', 'getCommunicationPreferences'],
    ['communication acting', 'updateCommunicationPreferences'],
    ['communication checking', 'getCommunicationPreferences'],
    ['corporation reading', 'getProfile'],
    ['corporation saving', 'updateCorporationProfile'],
    ['corporation checking', 'getProfile'],
    ['corporation conflicted.reading', 'getProfile'],
    ['coupons reading', 'listCoupons'],
    ['coupons acting', 'redeemCoupon'],
    ['coupons checking', 'listCoupons'],
    ['delete-account reading', 'getHeldData'],
    ['delete-account deleting', 'deleteAccount'],
    ['delete-account checking', 'getHeldData'],
    ['due-payment looking', 'findDuePayments'],
    ['due-payment requesting', 'payDuePayment'],
    ['due-payment dropping', 'deleteDuePayment'],
    ['edit-subscription reading', 'getSubscription'],
    ['edit-subscription editing.pricing', 'previewSubscriptionAct'],
    ['edit-subscription saving', 'editSubscription'],
    ['edit-subscription reloading', 'getSubscription'],
    ['family-code reading', 'getFamilyCode'],
    ['family-code acting', 'editFamilyCode'],
    ['family-code checking', 'getFamilyCode'],
    ['mail-action reading', 'readMailedDelivery'],
    ['mail-action acting', 'actOnMailedDelivery'],
    ['mail-action checking', 'readMailedDelivery'],
    ['mail-action undoing', 'undoMailedAct'],
    ['mailed-review reading', 'readReviewReminder'],
    ['new-email checking', 'checkEmailChange'],
    ['new-email confirming', 'confirmEmailChange'],
    ['open-payment asking', 'findOpenAttempt'],
    ['open-payment awaiting.asking', 'findOpenAttempt'],
    ['open-payment open.asking', 'findOpenAttempt'],
    ['open-payment open.following', 'getAttemptStatus'],
    ['open-payment paid.asking', 'findOpenAttempt'],
    ['open-payment notCharged.asking', 'findOpenAttempt'],
    ['open-payment refunded.asking', 'findOpenAttempt'],
    ['open-payment acknowledging.sending', 'acknowledgeAttempt'],
    ['open-sessions reading', 'listSessions'],
    ['open-sessions acting', 'endSession'],
    ['open-sessions checking', 'listSessions'],
    ['order reading', 'getOrder'],
    ['order acting', 'cancelOrder'],
    ['order checking', 'getOrder'],
    ['order-now looking', 'findOpenAttempt'],
    ['order-now requesting', 'orderImmediately'],
    ['order-now previewing', 'previewSubscriptionAct'],
    ['password reading', 'getProfile'],
    ['password acting', 'changePassword'],
    ['password checking', 'getProfile'],
    ['personal-data reading', 'getHeldData'],
    ['personal-data acting', 'downloadHeldData'],
    ['personal-data checking', 'getHeldData'],
    ['profile reading', 'getProfile'],
    ['profile saving', 'updateAccount'],
    ['profile checking', 'getProfile'],
    ['profile conflicted.reading', 'getProfile'],
    ['promo-code findingDefault', 'getDefaultPromoCode'],
    ['promo-code applying', 'calculateForAccount'],
    ['quiz storing', 'createQuiz'],
    ['quiz-result reading', 'getQuiz'],
    ['quiz-result reviewing', 'reviewQuiz'],
    ['quiz-result deleting', 'deleteQuiz'],
    ['refund reading', 'getRefundableLines'],
    ['refund uploading', 'addRefundPicture'],
    ['refund previewing', 'previewRefund'],
    ['refund requesting', 'requestRefund'],
    ['refund withdrawing', 'withdrawRefund'],
    ['review reading', 'listUnreviewedProducts'],
    ['review acting', 'createReview'],
    ['review checking', 'listUnreviewedProducts'],
    ['search searching', 'searchShop'],
    ['session signedIn.identifying', 'getProfile'],
    ['session closing', 'logout'],
    ['sign-in-code readingCode', 'readSignInCode'],
    ['sign-in-code readingLink', 'readSignInLink'],
    ['sign-in-code requesting', 'requestSignInCode'],
    ['sign-in-code submitting', 'loginWithCode'],
    ['sign-in-code checking', 'readSignInCode'],
    ['sign-in-code repricing', 'calculateForAccount'],
    ['sign-in-methods reading', 'listSignInMethods'],
    ['sign-in-methods acting', 'linkIdentity'],
    ['sign-in-methods checking', 'listSignInMethods'],
    ['subscription reading', 'getSubscription'],
    ['subscription previewing', 'previewSubscriptionAct'],
    ['subscription undoing', 'undoSubscriptionAct'],
    ['three-d-secure approving.blocked.reading', 'getBuyResponseStatus'],
    ['three-d-secure approving.looking', 'getBuyResponseStatus'],
    ['three-d-secure lookupFailed.reading', 'getBuyResponseStatus'],
    ['three-d-secure settling', 'getBuyResponseStatus'],
    ['three-d-secure settling.reading', 'getBuyResponseStatus'],
    ['three-d-secure unknown.reading', 'getBuyResponseStatus'],
    ['three-d-secure abandoning', 'abandonAttempt'],
    ['three-d-secure abandonFailed.retrying', 'abandonAttempt'],
  ]);
});

test('each funnel event is reported at its state or transition, and nothing else is [EVENT-10 EVENT-11]', () => {
  expect(facts('analytics')).toEqual([
    ['cart line.add', 'AddToCart'],
    ['checkout filling.quoting', 'InitiateCheckout'],
    ['checkout filling.drafting', 'AddAddressInfo'],
    ['checkout paying.requesting', 'AddPaymentInfo'],
    ['delete-account deleted', 'DeleteAccount'],
    ['sign-in-code signedIn', 'Login'],
  ]);
  expect(facts('analyticsWhen')).toEqual([['auth signedIn', { Login: 'isReturning' }]]);
});

const nameOf = (id: string) => id.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

test('a machine id is the name of its flow, by which paths are counted and errors replayed', () => {
  expect(flows.filter(({ name, machine }) => nameOf(machine.id) !== name).map(({ name }) => name)).toEqual([]);
});
