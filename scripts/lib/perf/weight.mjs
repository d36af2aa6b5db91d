// @ts-check
import { brotliCompressSync, gzipSync } from 'node:zlib';

// Measures (requirements, 12.1, 12.4 and 12.5).

/**
 * Weights of a page. Sizes in kB, `scripts` in gzip -9, `html` in Brotli, and the others as they are; `nodes` counts elements.
 * @typedef {{ scripts: number, html: number, nextData: number, nodes: number, fonts: number, fontFiles: number, requests: number }} Weight
 */

/** @param {import('@playwright/test').Request} request @returns {Promise<Buffer>} */
const bodyOf = async (request) => (await request.response())?.body() ?? Buffer.alloc(0);

/** @param {Buffer} body */
const kilobytes = (body) => body.length / 1000;

/** kB in gzip -9 of each script that was weighed, by its address, which has a hash of the text. @type {Map<string, Promise<number>>} */
const scriptSizes = new Map();

/** @param {import('@playwright/test').Request} request */
function sizeOfScript(request) {
  const size =
    scriptSizes.get(request.url()) ?? bodyOf(request).then((body) => kilobytes(gzipSync(body, { level: 9 })));
  scriptSizes.set(request.url(), size);
  return size;
}

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/**
 * Weighs what a page requests from now on until it is hydrated, which is after its load event; what it prefetches for
 * other pages is left out.
 * @param {import('@playwright/test').Page} page
 * @returns {(html: string) => Promise<Weight>} to be called once the page is idle, with the HTML that was sent
 */
export function weighLoad(page) {
  /** @type {import('@playwright/test').Request[]} */
  const all = [];
  page.on('request', (request) => {
    if (!request.headers()['sec-purpose']) all.push(request);
  });
  return async (html) => {
    const before = new Set(
      await page.evaluate(() => {
        const hydrated = performance.getEntriesByName('hydrated')[0]?.startTime ?? Infinity;
        const loaded = performance.getEntriesByType('resource');
        return loaded.filter(({ startTime }) => startTime < hydrated).map(({ name }) => name);
      }),
    );
    const asked = all.filter((request) => request.isNavigationRequest() || before.has(request.url()));
    const ofType = (/** @type {string} */ type) => asked.filter((request) => request.resourceType() === type);
    const fonts = await Promise.all(ofType('font').map(bodyOf));
    const scripts = await Promise.all(ofType('script').map(sizeOfScript));
    const found = await page.evaluate(() => ({
      nextData: document.getElementById('__NEXT_DATA__')?.textContent ?? '',
      nodes: document.querySelectorAll('*').length,
    }));
    return {
      scripts: sum(scripts),
      html: kilobytes(brotliCompressSync(html)),
      nextData: kilobytes(Buffer.from(found.nextData)),
      nodes: found.nodes,
      fonts: sum(fonts.map(kilobytes)),
      fontFiles: fonts.length,
      requests: asked.length,
    };
  };
}
