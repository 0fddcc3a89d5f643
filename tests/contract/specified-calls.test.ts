import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/platform/config/config.ts';
import type { Database } from '../../server/platform/database/database.ts';
import { openTestDatabase } from '../../server/platform/database/test-database.ts';
import { contract, isObject, resolve, type Json, type JsonObject } from './support/operation-samples.ts';
import { objectsIn } from './support/schema-fields.ts';

/** Each call of the specification: its parameters (`?` before a query parameter), and required fields of its answer. */
const calls: readonly (readonly [title: string, takes?: string, answers?: string])[] = [
  ['POST /public/user/auth/login [CALL-1]', 'email password', 'user'],
  ['POST /public/user/auth/login-with-google [CALL-2]', 'idToken nonce firstName lastName', 'user'],
  ['POST /public/user/auth/login-with-apple [CALL-3]', 'idToken nonce firstName lastName', 'user'],
  [
    'POST /public/user/auth/register [CALL-4]',
    'firstName lastName email phone password dateOfBirth agreements',
    'user',
  ],
  [
    'POST /public/user/auth/register-charity-account [CALL-5]',
    'firstName lastName email phone password dateOfBirth corporationName agreements',
  ],
  ['POST /public/user/auth/reset-password [CALL-6]', 'email'],
  ['POST /public/user/auth/do-reset-password [CALL-7]', 'token password'],
  ['POST /public/user/auth/is-valid-reset-password [CALL-8]', 'token'],
  ['POST /public/user/auth/check-if-phone-number-exists [CALL-9]', 'phone'],
  ['POST /public/user/auth/check-if-email-exists [CALL-10]', 'email'],
  ['GET /public/auth/user-jwks [CALL-11]'],
  ['GET /public/user/countries [CALL-12]'],
  ['GET /public/user/states [CALL-13]', '?_country'],
  ['GET /public/user/cities [CALL-14]', '?_state'],
  ['GET /public/user/neighborhoods [CALL-15]', '?_city'],
  ['GET /public/user/categories/{category}/product-types [CALL-16]'],
  ['GET /public/user/categories/{category}/product-sub-types [CALL-17]'],
  ['GET /public/user/products/ [CALL-18]', '?query'],
  ['GET /catalog_service/v1/image/{entity}/{idType}/{id} [CALL-19]', '?variant ?category'],
  ['GET /packets_service/images/{name}.png [CALL-20]'],
  ['GET /_next/image [CALL-21]', '?url ?w ?q'],
  ['GET /packets_service/v2/packet [CALL-22]', '?limit ?page ?filter ?sort', 'items'],
  ['GET /packets_service/v2/packet/popular [CALL-23]'],
  ['GET /packets_service/v2/packet/{id} [CALL-24]'],
  ['GET /packets_service/v2/packet/slug/{slug} [CALL-25]'],
  ['GET /packets_service/v2/packet-type [CALL-26]', '?algorithm ?sort'],
  ['GET /packets_service/v2/packet-type/{id}/ [CALL-27]', '?limit ?page'],
  ['GET /packets_service/v2/packet-type/slug/{slug} [CALL-28]', '?limit ?page'],
  ['POST /packets_service/v2/packet/ [CALL-29]', 'items'],
  ['POST /public/user/shopping/calculate [CALL-30]', 'cart promoCode revision', 'cart.order promoCode'],
  [
    'POST /private/user/shopping/calculate [CALL-31]',
    'cart promoCode revision useAccountBalance editedSubscriptions',
    'cart.order checkout.order checkout.editedSubscriptions promoCode',
  ],
  [
    'POST /private/user/shopping/generate-distance-sales-contract [CALL-32]',
    'cart promoCode useAccountBalance _deliveryAddress _billingAddress',
    'distanceSalesContract',
  ],
  [
    'POST /private/user/shopping/buy [CALL-33]',
    'price subscriptions oneTimePurchase promoCode useAccountBalance dateSigned preliminaryInformationAgreementDateSigned distanceSalesContract preliminaryInformation customPlatform _deliveryAddress _billingAddress donationNote card',
  ],
  [
    'POST /private/user/shopping/3ds/buy-request [CALL-34]',
    'price subscriptions oneTimePurchase promoCode useAccountBalance dateSigned preliminaryInformationAgreementDateSigned distanceSalesContract preliminaryInformation customPlatform _deliveryAddress _billingAddress donationNote card',
  ],
  ['POST /private/user/shopping/3ds/buy-response/status/{id} [CALL-35]'],
  ['GET /private/user/promo-code/default-promo-code [CALL-36]', '', 'defaultPromoCode'],
  ['GET /private/user/promo-code [CALL-37]'],
  ['PATCH /private/user/promo-code/edit [CALL-38]', 'code'],
  ['GET /private/user/promo-code/usage-history [CALL-39]', '?page ?limit'],
  ['POST /private/user/coupons/redeem [CALL-40]', 'code'],
  ['POST /private/user/orders/{id} [CALL-41]'],
  ['POST /private/getAllOrders [CALL-42]', 'purchaseType page limit', 'items'],
  ['POST /private/getLastOrder [CALL-43]', 'purchaseType'],
  ['POST /private/getUnReviewedProducts [CALL-44]'],
  ['DELETE /private/user/orders/{orderId}/deleteCustomLetter [CALL-45]'],
  ['POST /private/user/orders/{orderId}/updateCustomLetter [CALL-46]', 'customLetter'],
  ['POST /private/user/orders/{orderId}/setCustomLetter [CALL-47]', 'customLetter'],
  ['POST /private/user/orders/getReviewableProductTypesAsync [CALL-48]'],
  ['GET /private/user/orders/getOrderStatistics [CALL-49]'],
  ['POST /private/user/orders/updateAddressPictureForActiveOrders/{id} [CALL-50]', 'picture'],
  ['POST /private/user/refund/{orderId} [CALL-51]', 'items refundAmount note pictures'],
  ['POST /private/user/due-payments/has-active [CALL-52]'],
  ['POST /private/user/due-payments/pay [CALL-53]', '_duePayment price card'],
  ['POST /private/user/due-payments/delete [CALL-54]', '_duePayment'],
  ['GET /private/user/users/profile [CALL-55]'],
  [
    'POST /private/user/users/update-account [CALL-56]',
    '?version firstName lastName email currentPassword phone dateOfBirth',
  ],
  [
    'POST /private/user/users/update-corporation-profile [CALL-57]',
    '?version corporationName corporationType taxOffice taxNumber website',
  ],
  ['POST /private/user/users/delete-account [CALL-58]', '?version _reason note currentPassword'],
  ['POST /private/user/users/create-password [CALL-59]', 'password'],
  ['POST /private/user/users/change-password [CALL-60]', 'currentPassword newPassword'],
  ['POST /private/user/users/account-balance [CALL-61]'],
  ['POST /private/user/users/getDistanceSalesContract/{id} [CALL-62]'],
  ['GET /private/user/account-deletion-reasons [CALL-63]', '?query'],
  ['POST /private/user/call-requests/send [CALL-64]', 'phone topic partOfDay note'],
  ['GET /private/user/subscriptions [CALL-65]', '?query'],
  ['GET /private/user/subscriptions/{id} [CALL-66]'],
  ['GET /private/user/subscriptions/get-deactivated-subscriptions [CALL-67]'],
  ['POST /private/user/subscriptions/{id}/skip [CALL-68]', '?version ?cycle action skipToDate skipReasons'],
  ['POST /private/user/subscriptions/{id}/unskip [CALL-69]', '?version ?cycle'],
  ['POST /private/user/subscriptions/{id}/change-next-order-date [CALL-70]', '?version ?cycle nextOrderDate'],
  ['POST /private/user/subscriptions/{id}/get-last-order-status [CALL-71]'],
  ['POST /private/user/subscriptions/{id}/rename [CALL-72]', '?version ?cycle name'],
  ['POST /private/user/subscriptions/{id}/add-next-purchase-extras [CALL-73]', '?version ?cycle products'],
  [
    'POST /private/user/subscriptions/{id}/edit [CALL-74]',
    '?version ?cycle action packets products price _card _deliveryAddress _billingAddress intervalDays',
  ],
  ['POST /private/user/subscriptions/{id}/cancel [CALL-75]', '?version ?cycle _reason note'],
  ['POST /private/user/subscriptions/order-immediately [CALL-76]', '_subscriptions cycle challenge price'],
  ['GET /private/user/addresses [CALL-77]', '?query'],
  [
    'POST /private/user/addresses [CALL-78]',
    'title firstName lastName phone location line postalCode isPrimary invoice',
  ],
  ['POST /private/user/addresses/initialize-address [CALL-79]'],
  ['POST /private/user/addresses/primary [CALL-80]', '_id'],
  [
    'PATCH /private/user/addresses/{id} [CALL-81]',
    '?version title firstName lastName phone location line postalCode isPrimary invoice',
  ],
  ['DELETE /private/user/addresses/{id} [CALL-82]', '?version'],
  ['POST /private/user/cards/read [CALL-83]'],
  [
    'POST /private/user/cards/create-one [CALL-84]',
    'alias cardHolderName cardNumber expireMonth expireYear cvc saveCard',
  ],
  [
    'POST /private/user/cards/3ds/create-one-request [CALL-85]',
    'alias cardHolderName cardNumber expireMonth expireYear cvc saveCard',
  ],
  ['POST /private/user/cards/make-one-primary-by-id [CALL-86]', '_id'],
  ['POST /private/user/cards/delete-one-by-id [CALL-87]', '_id'],
  ['POST /private/user/cards/3ds/create-one-response/status/{id} [CALL-88]'],
  ['POST /communication_service/v1/newsletter/subscribe [CALL-89]', 'email consent source'],
  ['POST /communication_service/v1/newsletter/promotional-subscribe [CALL-90]', 'email consent source campaign'],
  [
    'POST /packets_service/v1/quiz [CALL-91]',
    'name cycleDistance cycleDuration intensityOfEachDay currentProductTypes currentProductUsages pantylinerUsageType pantylinerUsageAmount _id email token explicitConsent',
  ],
  ['GET /packets_service/v1/quiz/{id} [CALL-92]'],
  ['POST /packets_service/v1/quiz/{id}/review [CALL-93]', 'reviewPoint reviewContent'],
  ['GET /faq_service/v2/faq/{id} [CALL-94]'],
  ['GET /faq_service/v2/faq [CALL-95]', '?limit ?page ?filter ?search ?sort', 'items'],
  ['GET /faq_service/v2/faq-type/slug/{slug} [CALL-96]'],
  ['GET /faq_service/v2/faq-type/ [CALL-97]', '?limit ?page ?sort'],
  ['GET /faq_service/v1/faq-sub-type/ [CALL-98]', '?limit ?page ?filter ?sort'],
  ['GET /public/user/reviews [CALL-99]', '?query'],
  ['GET /reviews_service/v1/review [CALL-100]', '?limit ?page ?filter ?sort', 'items'],
  ['POST /reviews_service/v1/review/statics [CALL-101]', '_productTypes'],
  ['POST /reviews_service/v1/review [CALL-102]', 'reviewItems shouldDisplayName kvkkAgreementsSignedDate'],
  ['GET /charity_service/v1/user/application-request [CALL-103]'],
  [
    'POST /charity_service/v1/user/application-request [CALL-104]',
    'applicationType account quantity recipient requestDetail address fileNames',
  ],
  ['POST /charity_service/v1/user/application-request/update-quantity [CALL-105]', '_id quantity version'],
  ['POST /analytics_service/v1/web/track [CALL-106]', 'receiver_id url referrer consentedAt'],
  ['POST /exception-monitoring [CALL-107]', '?o ?p ?r'],
];

let app: App;
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  const config = readConfig({ LOG_LEVEL: 'fatal', DATABASE_URL: 'pglite:memory' });
  app = await buildApp({ config, database });
}, 60_000);
afterAll(async () => {
  await app.close();
  await database.close();
});

const words = (text: string) => text.split(' ').filter((word) => word !== '');

interface Declared {
  service: string;
  operation: JsonObject;
  /** Parameters of the whole path. */
  shared: Json;
}

function declaredAt(method: string, path: string): Declared | undefined {
  for (const [service, { paths }] of Object.entries(contract.documents)) {
    const item = resolve(service, paths[path]);
    const operation = item[method.toLowerCase()];
    if (isObject(operation)) return { service, operation, shared: item['parameters'] ?? [] };
  }
  return undefined;
}

function namesInQuery({ service, operation, shared }: Declared): Set<Json | undefined> {
  const parameters = [shared, operation['parameters'] ?? []].flat().map((one) => resolve(service, one));
  return new Set(parameters.filter((one) => one['in'] === 'query').map(({ name }) => name));
}

const jsonSchemaOf = (service: string, node: unknown) =>
  resolve(service, resolve(service, resolve(service, node)['content'])['application/json'])['schema'];

/** Dotted names of all fields that the schema allows. */
const namesIn = (service: string, schema: unknown): Set<string> =>
  new Set(
    objectsIn(service, schema).flatMap(({ path, names }) =>
      names.map((name) => (path === '' ? name : `${path}.${name}`)),
    ),
  );

function namesInAnswer({ service, operation }: Declared): Set<string> {
  const responses = resolve(service, operation['responses']);
  const taken = Object.keys(responses).find((status) => status.startsWith('2'));
  return namesIn(service, jsonSchemaOf(service, responses[taken ?? '']));
}

test.each(calls)('%s', (title = '', takes = '', answers = '') => {
  const [method = '', path = ''] = words(title);
  const declared = declaredAt(method, path);
  if (!declared) throw new Error('no document declares it');
  const handler = app.operations.find(({ operationId }) => operationId === declared.operation['operationId']);
  const query = namesInQuery(declared);
  const body = namesIn(declared.service, jsonSchemaOf(declared.service, declared.operation['requestBody']));
  const taken = words(takes).filter((name) => (name.startsWith('?') ? !query.has(name.slice(1)) : !body.has(name)));
  const answered = namesInAnswer(declared);
  const missing = words(answers).filter((name) => !answered.has(`data.${name}`));
  expect({ handled: handler !== undefined, notTaken: taken, notAnswered: missing }).toEqual({
    handled: true,
    notTaken: [],
    notAnswered: [],
  });
});
