// @ts-check
/**
 * The number of requests since the last reset; `byPath` is by path without query, `byUrl` with it.
 * @typedef {{ total: number, underWay: number, mostUnderWay: number, byPath: Record<string, number>, byUrl: Record<string, number> }} Calls
 */

/** Counts requests, and how many are under way at once. */
export function callCounter() {
  let underWay = 0;
  let mostUnderWay = 0;
  /** @type {Map<string, number>} */
  let byUrl = new Map();

  return {
    /** @param {string} url @param {import('node:http').ServerResponse} response its end is the request's */
    count(url, response) {
      byUrl.set(url, (byUrl.get(url) ?? 0) + 1);
      underWay += 1;
      mostUnderWay = Math.max(mostUnderWay, underWay);
      response.once('close', () => (underWay -= 1));
    },
    /** @returns {Calls} */
    calls() {
      /** @type {Record<string, number>} */
      const byPath = {};
      for (const [url, count] of byUrl) {
        const [path = ''] = url.split('?');
        byPath[path] = (byPath[path] ?? 0) + count;
      }
      const total = [...byUrl.values()].reduce((sum, count) => sum + count, 0);
      return { total, underWay, mostUnderWay, byPath, byUrl: Object.fromEntries(byUrl) };
    },
    forget() {
      byUrl = new Map();
      mostUnderWay = underWay;
    },
  };
}
