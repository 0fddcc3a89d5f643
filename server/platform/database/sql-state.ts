/** The SQLSTATE of a failed query, wherever the driver put it; null for errors that are not the database's. */
export function sqlState(error: unknown): string | null {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = (current as { code?: unknown }).code;
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return null;
}

/** Connections (08), a server that stops or is full (57P, 53), and the time-outs of database.ts. */
const AWAY_STATES = /^(?:08...|57P..|53...|57014|55P03|25P03)$/;
/** Node's codes for an unreachable server. */
const AWAY_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH']);
/** Messages of the driver, which has no codes for these. */
const awayWords =
  /^Connection terminated|^Query read timeout|^timeout exceeded when trying to connect|is not queryable$/;

/** The database could not be reached, or did not answer in time: the query may be repeated. */
export function isDatabaseAway(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code, syscall } = current as { code?: unknown; syscall?: unknown };
    if (awayWords.test(current.message)) return true;
    if (typeof code !== 'string') continue;
    // A missing socket file is the only ENOENT that comes from a database.
    if (AWAY_STATES.test(code) || AWAY_CODES.has(code) || (code === 'ENOENT' && syscall === 'connect')) return true;
  }
  return false;
}

export const isUniqueViolation = (error: unknown): boolean => sqlState(error) === '23505';
