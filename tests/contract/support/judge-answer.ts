import type { LightMyRequestResponse } from 'fastify';
import type { ContractOperation } from '../../../server/platform/contract/load-contract.ts';
import { createContractValidator } from '../../../server/platform/contract/validators.ts';
import { contract, isObject } from './operation-samples.ts';

const validator = createContractValidator(contract);
const validators = new Map(contract.operations.map((one) => [one.operationId, validator.forOperation(one)]));

export function validatorOf({ operationId }: ContractOperation) {
  const found = validators.get(operationId);
  if (!found) throw new Error(`There is no operation ${operationId}.`);
  return found;
}

export type Judged = { status: number; code: string | null; problem: string | null };

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

function envelopeProblem(body: unknown): string | null {
  if (!isObject(body) || body['status'] !== 'error' || !isText(body['code'])) return 'is no envelope';
  const { message } = body;
  if (!isObject(message) || !isText(message['tr']) || !isText(message['en'])) return 'says nothing in one language';
  if (message['tr'] === message['en']) return 'says the same in both languages';
  return null;
}

/** What is wrong with an answer, whatever was asked: it must be one that the operation's document declares. */
export function judgeAnswer(operation: ContractOperation, answer: LightMyRequestResponse, isHandled: boolean): Judged {
  const { statusCode: status } = answer;
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  const body: unknown = isJson && answer.payload ? answer.json() : null;
  const code = isObject(body) && typeof body['code'] === 'string' ? body['code'] : null;
  const judged = (problem: string | null): Judged => ({
    status,
    code,
    problem: problem && `${status} ${problem}: ${answer.payload.slice(0, 300)}`,
  });
  if (status < 400) return judged(null);
  const problem = envelopeProblem(body);
  if (problem) return judged(problem);
  if (status >= 500 && !(status === 501 && !isHandled) && !(status === 503 && operation.responses['503'])) {
    return judged('is our fault');
  }
  const violations = validatorOf(operation).response(status, 'application/json', body);
  return judged(violations ? `breaks its document (${violations.map(({ message }) => message).join('; ')})` : null);
}
