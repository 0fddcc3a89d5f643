import {
  normalizeEmail,
  normalizeName,
  normalizePhone,
  validateEmail,
  validateName,
  validatePhone,
} from '../../../domain/account/index.ts';
import { msg } from '#words';
import { APPLICATION_LIMITS, canChangeQuantity } from '../../../domain/charity/index.ts';
import { blockText, lineText } from '../../../domain/text/index.ts';
import type { components } from '../../../openapi/types/charity.d.ts';
import type { AppContext } from '../../platform/context.ts';
import { sqlState, withTransaction } from '../../platform/database/transaction.ts';
import { errors, type FieldError } from '../../platform/errors/error-catalogue.ts';
import type { Language } from '../../platform/request/request-context.ts';
import { lockAccount } from '../account/index.ts';
import { readDestination } from '../addresses/index.ts';
import { claimFiles } from './application-files.ts';
import { charityErrors } from './charity.errors.ts';
import { applicationReceived } from './charity.mails.ts';
import {
  insertApplication,
  listApplications,
  lockApplication,
  updateApplication,
  withFiles,
} from './charity.repository.ts';
import type { ApplicationRecord } from './charity.types.ts';

type Wire = components['schemas'];

/** The normalised texts of an application. Throws VALIDATION with every blank or invalid field. */
function readWords({ account, recipient, requestDetail }: Wire['ApplicationRequestInput']) {
  const applicant = {
    firstName: normalizeName(account.firstName),
    lastName: normalizeName(account.lastName),
    email: normalizeEmail(account.email),
    phone: normalizePhone(account.phone),
    corporationName: lineText(account.corporationName),
  };
  const words = { recipient: lineText(recipient), requestDetail: blockText(requestDetail) };
  const broken: Record<string, boolean> = {
    'account.firstName': validateName(applicant.firstName) !== null,
    'account.lastName': validateName(applicant.lastName) !== null,
    'account.email': validateEmail(applicant.email) !== null,
    'account.phone.number': validatePhone(account.phone, 'any') !== null,
    'account.corporationName': applicant.corporationName.length < APPLICATION_LIMITS.corporationName.least,
    recipient: words.recipient.length < APPLICATION_LIMITS.recipient.least,
    requestDetail: words.requestDetail.length < APPLICATION_LIMITS.requestDetail.least,
  };
  const fields = Object.entries(broken).flatMap(([path, isBroken]): FieldError[] =>
    isBroken ? [{ path, rule: 'invalid', message: msg`Bu alan beklenen biçimde değil.` }] : [],
  );
  if (fields.length > 0) throw errors.validation(fields);
  return { applicant, ...words };
}

const isOpenTwice = (error: unknown): boolean => sqlState(error) === '23505';

/** Stores an application and confirms it by mail. Throws APPLICATION_OPEN and FILE_UNKNOWN. */
export async function apply(
  context: AppContext,
  accountId: string,
  input: Wire['ApplicationRequestInput'],
  language: Language,
): Promise<ApplicationRecord> {
  const { db, clock, ids, mail } = context;
  const words = readWords(input);
  const destination = await readDestination(db, input.address, 'address.');
  try {
    return await withTransaction(db, async (tx) => {
      if (!(await lockAccount(tx, accountId))) throw errors.unauthorized();
      const application = await insertApplication(tx, {
        ...words,
        ...destination,
        id: ids.next(),
        accountId,
        applicationType: input.applicationType,
        quantity: input.quantity,
        language,
        status: 'RECEIVED',
        version: 1,
        createdAt: clock.now(),
      });
      const applicationId = application.id;
      await claimFiles(tx, { accountId, applicationId, fileNames: input.fileNames });
      await mail.enqueue(tx, applicationReceived(application, context.config));
      return (await withFiles(tx, [application]))[0]!;
    });
  } catch (error) {
    throw isOpenTwice(error) ? charityErrors.open() : error;
  }
}

/** Changes the quantity. Throws NOT_FOUND, APPLICATION_CLOSED once the review has started, and CONFLICT_VERSION. */
export async function changeQuantity(
  { db }: AppContext,
  accountId: string,
  { _id, quantity, version }: { _id: string; quantity: number; version: number },
): Promise<ApplicationRecord> {
  return withTransaction(db, async (tx) => {
    const application = await lockApplication(tx, _id, accountId);
    if (!application) throw errors.notFound();
    if (!canChangeQuantity(application.status)) throw charityErrors.closed();
    if (application.version !== version) throw errors.staleVersion(application.version);
    return updateApplication(tx, application, { quantity });
  });
}

export const readApplications = ({ db }: AppContext, accountId: string): Promise<ApplicationRecord[]> =>
  listApplications(db, accountId);
