// @ts-check
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';

import { Failure } from '../failure.mjs';
import { copyPublicFiles, writeCompressed, writeWhole } from './assets.mjs';
import { pageLinks, pictureLinks } from './pageLinks.mjs';

/** Files that no page and no sitemap leads to. */
const knownFiles = [
  '/sitemap.xml',
  '/robots.txt',
  '/feed/articles.xml',
  '/feed/news.xml',
  '/.well-known/security.txt',
];
const knownPages = ['/', '/de'];
/** Requests under way at once: visitors come first. */
const atOnce = 4;
/** A page that is rendered for the first time waits for the gateway. */
const deadlineMs = 30_000;
/** Brotli quality for pages: 11 would take 70 ms for each. */
const pageQuality = 9;

/**
 * The source and target of a mirror: `site` answers the requests, `siteUrl` is the public address.
 * @typedef {{ site: string, siteUrl: string, folder: string, tell: (line: string) => void }} Options
 * @typedef {{ pages: number, files: number, pictures: number, kept: string[], failed: string[] }} Result
 */

/** As a visitor who has chosen the language of the address. @param {string} path */
const headersFor = (path) => ({
  accept: 'text/html, image/webp, */*;q=0.5',
  'accept-language': path.startsWith('/de') ? 'de' : 'en',
  cookie: `i18n_redirected=${/^\/de(\/|$)/.test(path) ? 'de' : 'en'}`,
  'user-agent': 'Mozilla/5.0 (X11; Linux) kompassa-mirror',
});

/** @param {string} site @param {string} path */
async function askOnce(site, path) {
  const answer = await fetch(site + path, {
    headers: headersFor(path),
    redirect: 'manual',
    signal: AbortSignal.timeout(deadlineMs),
  });
  const body = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', body };
}

/**
 * Asks again where there is no answer: a connection that the site closes as idle may be used in the same moment.
 * @param {string} site
 * @param {string} path
 */
const ask = (site, path) =>
  askOnce(site, path)
    .catch(() => askOnce(site, path))
    .catch(() => undefined);

/** The places of a path in a release, as nginx reads them (deploy/nginx/nginx.conf.template). @param {string} path */
function places(path) {
  const name = decodeURIComponent(path);
  if (name.split('/').includes('..') || name.includes('\0')) throw new Error(`${path} is no path of a file.`);
  return { page: `pages${name}/index.html`, file: `files${name}`, picture: `pictures${name}` };
}

/** Does `work` for each of a growing list, a few at once. @template T @param {T[]} list @param {(one: T) => Promise<void>} work */
async function forEachOf(list, work) {
  let next = 0;
  let underWay = 0;
  await /** @type {Promise<void>} */ (
    new Promise((resolve, reject) => {
      const proceed = () => {
        if (next === list.length && underWay === 0) resolve();
        while (underWay < atOnce && next < list.length) {
          underWay += 1;
          work(/** @type {T} */ (list[next++])).then(() => {
            underWay -= 1;
            proceed();
          }, reject);
        }
      };
      proceed();
    })
  );
}

/** Takes a file of the mirror before, with its compressed forms. @param {string} from @param {string} to */
function keep(from, to) {
  if (!existsSync(from)) return false;
  mkdirSync(path.dirname(to), { recursive: true });
  for (const form of ['.br', '.gz', '']) if (existsSync(from + form)) linkSync(from + form, to + form);
  return true;
}

/**
 * Replaces the release that nginx serves, in one step, and removes those before the last one.
 * @param {string} folder
 * @param {string} name of the new one
 */
function publish(folder, name) {
  const current = path.join(folder, 'current');
  const before = existsSync(current) ? path.basename(readlinkSync(current)) : undefined;
  rmSync(`${current}.new`, { force: true });
  symlinkSync(path.join('releases', name), `${current}.new`);
  renameSync(`${current}.new`, current);
  for (const release of readdirSync(path.join(folder, 'releases')))
    if (release !== name && release !== before)
      rmSync(path.join(folder, 'releases', release), { recursive: true });
}

/**
 * Writes every page of the site in both languages, its files and its pictures into a folder that nginx serves when no
 * instance of the site can answer. Pages are those of the sitemap and what they link to. A page that fails is kept as it
 * was in the mirror before; a site that fails as a whole leaves that mirror as it is.
 * @param {Options} options
 * @returns {Promise<Result>}
 */
export async function writeMirror({ site, siteUrl, folder, tell }) {
  const name = new Date().toISOString().replace(/[:.]/g, '-');
  const release = path.join(folder, 'releases', name);
  const current = path.join(folder, 'current');
  const origins = [...new Set([siteUrl, site].map((address) => new URL(address).origin))];
  const paths = [...knownPages, ...knownFiles];
  const seen = new Set(paths);
  /** @type {Set<string>} */
  const pictures = new Set();
  /** @type {Result} */
  const result = { pages: 0, files: 0, pictures: 0, kept: [], failed: [] };
  let toldAt = Date.now();
  const tellProgress = () => {
    if (Date.now() - toldAt < 5_000) return;
    toldAt = Date.now();
    tell(`${result.pages} pages, ${result.pictures} pictures, ${paths.length - result.pages} left`);
  };

  /** @param {string} path @param {string} place */
  const keepOrFail = (path, place) => {
    const isKept = keep(`${current}/${place}`, `${release}/${place}`);
    (isKept ? result.kept : result.failed).push(path);
  };

  try {
    mkdirSync(release, { recursive: true });
    copyPublicFiles(path.join(release, 'files'));
    await forEachOf(paths, async (address) => {
      const place = places(address);
      const answer = await ask(site, address);
      tellProgress();
      // Redirects and pages that are gone are no part of it.
      if (answer && answer.status !== 200 && answer.status < 500) return;
      const isPage = answer?.type.startsWith('text/html');
      const text = answer?.body.toString('utf8') ?? '';
      if (!answer || answer.status !== 200 || (isPage && !text.includes('</html>'))) {
        return keepOrFail(address, knownFiles.includes(address) ? place.file : place.page);
      }
      for (const link of isPage || /xml/.test(answer.type) ? pageLinks(text, origins) : []) {
        if (!seen.has(link)) paths.push(link);
        seen.add(link);
      }
      for (const picture of isPage ? pictureLinks(text) : []) pictures.add(picture);
      await writeCompressed(`${release}/${isPage ? place.page : place.file}`, answer.body, pageQuality);
      result[isPage ? 'pages' : 'files'] += 1;
    });
    if (result.pages === 0)
      throw new Failure(`No page could be read from ${site}; the mirror stays as it is.`);
    await forEachOf([...pictures], async (address) => {
      const { picture } = places(address);
      // A file of the media library never changes under its name.
      if (keep(`${current}/${picture}`, `${release}/${picture}`)) return;
      const answer = await ask(site, address);
      tellProgress();
      if (answer?.status !== 200) return void result.failed.push(address);
      writeWhole(`${release}/${picture}`, answer.body);
      result.pictures += 1;
    });
    publish(folder, name);
    return result;
  } catch (error) {
    rmSync(release, { recursive: true, force: true });
    throw error;
  }
}
