import { AsyncLocalStorage } from 'node:async_hooks';

export type Scope = { open: boolean };
export const scopes = new AsyncLocalStorage<Scope>();

export class OuterDatabaseError extends Error {
  override name = 'OuterDatabaseError';
}

/** A view of a database client whose listed methods throw while the caller is inside withTransaction. */
export function refuseOutsideTransaction<Client extends object>(client: Client, methods: (keyof Client)[]): Client {
  return new Proxy(client, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property, target);
      if (typeof value !== 'function' || property === 'constructor') return value;
      if (methods.includes(property as keyof Client) && scopes.getStore()?.open) {
        return () => {
          throw new OuterDatabaseError('Inside withTransaction, pass `tx` on: the outer db would wait for itself.');
        };
      }
      return value.bind(target);
    },
  });
}
