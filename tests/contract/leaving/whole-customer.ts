import { randomUUID } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { placeOrders } from '../../../server/modules/orders/testing.ts';
import { quizRequest } from '../../../server/modules/quiz/testing.ts';
import { sandboxOpsKey } from '../../../server/platform/ops-keys/ops-keys.ts';
import {
  newCard,
  openShopper,
  passChallenge,
  type Shop,
  type Shopper,
} from '../../../server/modules/checkout/testing.ts';

/** One word for every place in which something personal can be stored. No two share six characters. */
export const canaries = {
  firstName: 'Karabatak',
  lastName: 'Yalıçapkını',
  email: 'kuyruksallayan@example.com',
  phone: '5391204873',
  dateOfBirth: '1991-03-07',
  corporation: 'Flamingo Derneği',
  newEmail: 'saksagan.yeni@example.com',
  identity: 'google-ispinoz-7741',
  addressTitle: 'Martı Yuvası',
  addressFirstName: 'Bıldırcın',
  addressLastName: 'Güvercinoğlu',
  addressPhone: '5327716094',
  addressLine: 'Leylek Sokak 31',
  // Five digits occur in an id or a measured time by chance.
  postalCode: 'Atmaca 34',
  cardHolder: 'Turna Saksafon',
  cardAlias: 'Kumru kartım',
  parcelNote: 'Penguenden selam',
  subscriptionName: 'Kırlangıç kutusu',
  skipReason: 'NO_PERIOD',
  cancelNote: 'Bıldırcın gidiyor',
  familyCode: 'BULBULUM',
  displayName: 'Serçe D.',
  report: 'Devekuşu okunamadı',
  consentWords: 'baykus-2026-07',
  ip: '203.0.113.77',
  failedLine: 'Pelikan Çıkmazı 4',
  problem: 'Angut kırık geldi',
  problemAnswer: 'Tavusun yenisi yolda',
  callNote: 'Balıkçıl arasın',
  refundNote: 'Sığırcık ezilmiş',
  quizName: 'Toygar Hanım',
  quizReview: 'Ebabil gibi hafif',
  applicant: 'Ebabil Kolay',
  applicationFile: 'toygar-senedi.pdf',
} as const;

export type Canary = keyof typeof canaries;

/** The data of an answer. Throws when its status is not 2xx. */
async function must(answering: ReturnType<Shopper['call']>) {
  const answer = await answering;
  if (answer.status >= 300) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body.data;
}

/** A call by operations. */
async function operate(shop: Shop, path: string, body: object): Promise<void> {
  const headers = { authorization: `Bearer ${sandboxOpsKey}`, 'idempotency-key': randomUUID() };
  const answer = await shop.call('POST', `/ops/${path}`, { headers, body });
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status}: ${JSON.stringify(answer.body)}`);
}

export const password = 'mavi-kalem-4-gunes';

/** A customer with a row in every table that can say anything about a person. */
export async function openWholeCustomer(shop: Shop): Promise<Shopper> {
  const { db } = shop.database;
  const run = (statement: SQL) => db.execute(statement);
  const { clock } = shop;
  const now = clock.now().toISOString();
  const shopper = await openShopper(shop, {
    email: canaries.email,
    firstName: canaries.firstName,
    lastName: canaries.lastName,
    phoneDialCode: '+90',
    phoneNumber: canaries.phone,
    dateOfBirth: canaries.dateOfBirth,
    corporation: { corporationName: canaries.corporation },
    startBalanceKurus: 3000,
  });
  const { accountId, addressId } = shopper;
  const call: Shopper['call'] = (...asked) => shopper.call(...asked);

  await must(call('POST', 'users/create-password', { password }));
  await run(sql`update addresses set title = ${canaries.addressTitle}, first_name = ${canaries.addressFirstName},
    last_name = ${canaries.addressLastName}, phone_number = ${canaries.addressPhone}, line = ${canaries.addressLine},
    postal_code = ${canaries.postalCode} where id = ${addressId}`);

  // A delivered order and a subscription, with a saved card and another customer's promo code.
  const card = { ...newCard('succeeds', true), cardHolderName: canaries.cardHolder, alias: canaries.cardAlias };
  const bought = await must(
    shopper.buy('3ds/buy-request', await shopper.checkout({ once: 1, subscribed: 1, promoCode: 'MERCAN10' }, card)),
  );
  await passChallenge(bought.redirectUrl);
  await shopper.status(bought.attemptId);
  await run(sql`update orders set custom_letter = ${canaries.parcelNote} where account_id = ${accountId}`);
  await run(sql`insert into order_problems (id, order_id, kind, note, reported_at)
    select 'problem-1', id, 'damaged', ${canaries.problem}, ${now} from orders where account_id = ${accountId} limit 1`);
  await run(sql`insert into order_repayments (order_id, account_id, attempt_id, card_kurus, balance_kurus, started_at, ended_at, checks)
    select id, account_id, 'attempt-1', 0, 0, ${now}, ${now}, 0 from orders where account_id = ${accountId} limit 1`);
  const { rows: placed } = await run(sql`select id from orders where account_id = ${accountId} order by id limit 1`);
  await operate(shop, `orders/${String(placed[0]!['id'])}/moves`, { event: 'pack', reason: 'Sabah paketi' });
  await run(sql`insert into refunds (id, order_id, account_id, state, card_kurus, balance_kurus, note, has_parcel, asked_at, ended_at)
    select 'refund-1', id, account_id, 'REFUND_REJECTED', 0, 0, ${canaries.refundNote}, true, ${now}, ${now}
    from orders where account_id = ${accountId} limit 1`);
  await run(sql`insert into refund_pictures (id, order_id, account_id, refund_id, picture, added_at)
    select 'picture-1', order_id, account_id, id, '\\x00'::bytea, ${now} from refunds where account_id = ${accountId}`);
  await run(sql`insert into charity_applications (id, account_id, application_type, applicant, quantity, recipient,
      request_detail, location, line, language, status, version, created_at)
    values ('application-1', ${accountId}, 'SCHOOL', ${JSON.stringify({ firstName: canaries.applicant })}::jsonb, 5, 'Okul',
      'Okul için', '{}'::jsonb, 'Sokak', 'tr', 'RECEIVED', 1, ${now})`);
  await run(sql`insert into charity_files (file_name, account_id, application_id, position, name, content, bytes, uploaded_at)
    values ('file-1', ${accountId}, 'application-1', 0, ${canaries.applicationFile}, '\\x00'::bytea, 1, ${now})`);
  await placeOrders(shop.app.context, accountId, 'DELIVERED');
  await operate(shop, 'problems/problem-1/answer', { answer: canaries.problemAnswer, reason: 'Yenisi gitti' });
  await must(
    call('POST', 'call-requests/send', {
      phone: { dialCode: '+90', number: canaries.phone },
      topic: 'OTHER',
      note: canaries.callNote,
    }),
  );
  await run(sql`insert into address_pictures (address_id, account_id, picture, updated_at)
    values (${addressId}, ${accountId}, '\\x00'::bytea, ${now})`);
  await run(sql`update subscriptions set name = ${canaries.subscriptionName} where account_id = ${accountId}`);
  await run(sql`update subscription_cycles set skip_reason = ${canaries.skipReason}
    where subscription_id in (select id from subscriptions where account_id = ${accountId})`);
  await run(sql`insert into subscription_acts (id, subscription_id, at, actor, kind, act, version)
    select 'act-1', id, ${now}, 'customer', 'cancel', ${JSON.stringify({ note: canaries.cancelNote })}::jsonb, 1
    from subscriptions where account_id = ${accountId}`);

  // A declined payment to another address: it has no contract.
  await run(sql`update addresses set line = ${canaries.failedLine} where id = ${addressId}`);
  const refused = await must(
    shopper.buy('3ds/buy-request', await shopper.checkout({ once: 1 }, newCard('insufficientFunds'))),
  );
  await passChallenge(refused.redirectUrl);
  await shopper.status(refused.attemptId);
  await run(sql`update addresses set line = ${canaries.addressLine} where id = ${addressId}`);
  // A card check without an order.
  const { saveCard: _saved, ...proved } = card;
  const check = await must(call('POST', 'cards/3ds/create-one-request', proved, 'a-card-that-was-proved'));
  await passChallenge(check.redirectUrl);
  await must(call('POST', `attempts/cardCheck/${check.attemptId}/status`));
  await run(sql`update payment_attempts set ip = ${canaries.ip} where account_id = ${accountId}`);
  await run(sql`update accepted_agreements set ip = ${canaries.ip} where account_id = ${accountId}`);

  await must(call('POST', 'calendar-feed'));
  await run(sql`insert into mailed_deliveries (id, account_id, subscription_id, cycle, expires_at)
    select 'a-mailed-link', account_id, id, 2, ${now} from subscriptions where account_id = ${accountId}`);
  await must(call('GET', 'promo-code'));
  await run(sql`update promo_codes set code = ${canaries.familyCode} where owner_id = ${accountId}`);
  await must(call('POST', 'coupons/redeem', { code: 'KAMPUS50' }));
  await must(
    call('PATCH' as 'POST', 'communication-preferences', {
      email: true,
      sms: true,
      textVersion: canaries.consentWords,
    }),
  );
  await run(sql`insert into newsletter_subscribers (email, id, state, language, is_promotional, text_version, requested_at, mailed_at)
    values (${canaries.email}, 'newsletter-1', 'subscribed', 'tr', false, '2026-01', ${now}, ${now})`);
  await run(sql`insert into consent_records (id, subject, channel, is_allowed, text_version, ip, recorded_at)
    values ('newsletter-proof', ${canaries.email}, 'email', true, '2026-01', ${canaries.ip}, ${now})`);

  await run(sql`insert into external_identities (provider, subject, account_id, created_at)
    values ('google', ${canaries.identity}, ${accountId}, ${now})`);
  const ask = () => shop.call('POST', '/api/public/user/auth/reset-password', { body: { email: canaries.email } });
  await ask();
  await shop.runJobs('mail-reset-links');
  await ask();
  await shop.call('POST', '/api/public/user/auth/request-sign-in-code', { body: { email: canaries.email } });
  const { version } = await must(call('GET', 'users/profile'));
  await must(
    call('POST', `users/update-account?version=${version}`, { email: canaries.newEmail, currentPassword: password }),
  );

  await run(sql`insert into reviews (id, account_id, display_name, is_published, privacy_notice_at, created_at)
    values ('review-1', ${accountId}, ${canaries.displayName}, true, ${now}, ${now})`);
  await run(sql`insert into review_items (review_id, position, product_type_id, order_id, point, content)
    select 'review-1', 0, 'type-pad', id, 5, 'Çok rahat.' from orders where account_id = ${accountId} limit 1`);
  await operate(shop, 'reviews/review-1', { state: 'published', reason: 'Okundu' });
  const quiz = await must(
    shop.call('POST', '/api/packets_service/v1/quiz', {
      token: shopper.token,
      body: {
        ...quizRequest,
        name: canaries.quizName,
        email: canaries.email,
        explicitConsent: { isGiven: true, textVersion: canaries.consentWords },
      },
    }),
  );
  await must(
    shop.call('POST', `/api/packets_service/v1/quiz/${quiz._id}/review`, {
      body: { reviewPoint: 5, reviewContent: canaries.quizReview },
    }),
  );
  const envelope = `{}\n{"user":{"id":"${accountId}"},"message":"${canaries.report}"}`;
  await run(sql`insert into exception_reports (id, envelope, received_at) values ('report-1', ${envelope}, ${now})`);
  return shopper;
}
