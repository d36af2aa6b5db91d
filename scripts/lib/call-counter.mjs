// @ts-check
/**
 * The number of requests since the last reset; `byPath` is by path without query.
 * @typedef {{ total: number, underWay: number, mostUnderWay: number, byPath: Record<string, number> }} Calls
 */

/** Counts requests, and how many are under way at once. */
export function callCounter() {
  let underWay = 0;
  let mostUnderWay = 0;
  /** @type {Map<string, number>} */
  let byPath = new Map();

  return {
    /** @param {string} url @param {import('node:http').ServerResponse} response its end is the request's */
    count(url, response) {
      const [path = ''] = url.split('?');
      byPath.set(path, (byPath.get(path) ?? 0) + 1);
      underWay += 1;
      mostUnderWay = Math.max(mostUnderWay, underWay);
      response.once('close', () => (underWay -= 1));
    },
    /** @returns {Calls} */
    calls: () => ({
      total: [...byPath.values()].reduce((sum, count) => sum + count, 0),
      underWay,
      mostUnderWay,
      byPath: Object.fromEntries(byPath),
    }),
    forget() {
      byPath = new Map();
      mostUnderWay = underWay;
    },
  };
}
