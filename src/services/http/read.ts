import { failureOfFetchRejection, failureOfResponse } from '../../../domain/failure/index.ts';

interface Answer<Body> {
  data?: Body;
  error?: unknown;
  response: Response;
}

/** The `data` of a success envelope. Rejects with a `Failure`, made here and nowhere else. Spec §8. */
export async function read<Data>(call: Promise<Answer<{ data: Data }>>): Promise<Data> {
  const answer = await settle(call);
  if (answer.data === undefined) throw failureOfResponse(answer.response.status, answer.error);
  return answer.data.data;
}

/** As `read`, but null for a 404. Absence is not failure. */
export async function find<Data>(call: Promise<Answer<{ data: Data }>>): Promise<Data | null> {
  const answer = await settle(call);
  if (answer.response.status === 404) return null;
  if (answer.data === undefined) throw failureOfResponse(answer.response.status, answer.error);
  return answer.data.data;
}

async function settle<Body>(call: Promise<Answer<Body>>): Promise<Answer<Body>> {
  try {
    return await call;
  } catch (error) {
    throw failureOfFetchRejection(error);
  }
}
