import type Router from 'next/router';

/** How long the data of a page that was fetched ahead may be shown, in milliseconds. */
export const shortLife = 5_000;

type Data = NonNullable<typeof Router.router>['sdc'];

/**
 * A place for the data of pages that forgets each after 5 s. Next's own (`sdc` of its router) keeps them as long as the
 * document lives: who came back to a page after a publication was shown it as it had been.
 */
export function shortLivedData(): Data {
  const times = new Map<PropertyKey, number>();
  return new Proxy<Data>(
    {},
    {
      set: (data, address, value) => {
        times.set(address, performance.now());
        return Reflect.set(data, address, value);
      },
      get: (data, address) =>
        performance.now() - (times.get(address) ?? -Infinity) < shortLife
          ? (Reflect.get(data, address) as Data[string])
          : undefined,
    },
  );
}
