/** Somebody who can log in: staff or a merchant. */
export interface AccountReference {
  collection: 'users' | 'merchants';
  id: number;
}

/** The key of an account in the tables of sessions, for example `users:3`. Ids are never given out again. */
export const accountKey = ({ collection, id }: AccountReference): string => `${collection}:${id}`;

/** The account of a key of `accountKey`. */
export function accountOf(key: string): AccountReference {
  const [collection, id] = key.split(':');
  return { collection: collection === 'users' ? 'users' : 'merchants', id: Number(id) };
}
