/** Only the newest answer of each kind is remembered. */
const newest = new Map<string, { address: string; data: Promise<unknown> }>();

/** One request for all the fields of a form; undefined where it fails. */
export function fetchOnce<T>(kind: string, address: string): Promise<T | undefined> {
  if (newest.get(kind)?.address !== address)
    newest.set(kind, {
      address,
      data: fetch(address)
        .then((answer) => (answer.ok ? answer.json() : undefined))
        .catch(() => undefined),
    });
  return newest.get(kind)?.data as Promise<T | undefined>;
}
