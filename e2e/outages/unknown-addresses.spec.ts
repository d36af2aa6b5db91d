import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { environment } from '../support/environment';
import { expect, short, test } from '../support/faults';
import { stateFigure } from '../support/figure';
import { atOnce, timed } from '../support/load';
import { sitemapPaths } from '../support/sitemap';

const count = short(2_000, 200_000);
const mostGrowthMb = 150;

const number = () => Math.floor(Math.random() * 900_000_000) + 99_999_999;
const word = () => Math.random().toString(36).slice(2, 12);
const reportId = () => randomUUID().replaceAll(/[01-]/g, '').slice(0, 12);
const kinds = [
  () => `/companyEncy/${number()}.html`,
  () => `/FinanceTaxEncy/${number()}.html`,
  () => `/industryInfo/${number()}.html`,
  () => `/trends/${number()}.html`,
  () => `/questionAnswer/${number()}`,
  () => `/information/${number()}`,
  () => `/custom/${word()}`,
  () => `/cht/${word()}`,
  () => `/cht/Incorporation/${word()}`,
  () => `/cht/annualReview/${word()}`,
  () => `/cht/xmsailSchool/trends/${100 + Math.floor(Math.random() * 900)}`,
  () => `/cht/xmsailSchool/${word()}`,
  () => `/cht/hot/newcomerActivities/${word()}`,
  () => `/cht/calculate/${word()}-${randomUUID()}`,
  () => `/cht/calculate/${reportId()}`,
];
/** The address of a report is the page that loads it in the browser (docs/decisions/0030). */
const report = /\/cht\/calculate\/[a-z2-9]{12}$/;
/** The page of a channel that is gone leads to the general one (docs/decisions/0009). */
const channel = /\/newcomerActivities\//;
const kindOf = (path: string) => (report.test(path) ? 'reports' : channel.test(path) ? 'channels' : 'others');
const address = (index: number) => `${index % 2 ? '/de' : ''}${kinds[index % kinds.length]?.() ?? '/'}`;

/** Calls for one document. */
const forOne = [
  '/officialArticle/showArticleDetailById',
  '/vat/qaAnswerDetail/',
  '/officialQuery/getInformationInfo',
  '/vat/mcSurveyReport/get',
];
/** Whether a call asks for a document by one of these names. */
const asksFor = (call: string, names: Set<string>) =>
  forOne.some((start) => call.startsWith(start)) && call.split(/[/?&=]/).some((part) => names.has(part));

/** Memory of a process that it really holds, in MB. */
const memoryOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;
/** The least during many requests that need nothing: the rest may be garbage that was not collected yet. */
async function settledMemoryOf(pid: number): Promise<number> {
  const samples: number[] = [];
  await atOnce(1, 200, async () => {
    await timed('/robots.txt');
    samples.push(memoryOf(pid));
  });
  return Math.min(...samples);
}
const filesOf = () =>
  readdirSync(path.join(environment.distDir, 'server'), { recursive: true, encoding: 'utf8' });

test(`${count} unknown addresses on all dynamic routes cause no call, no file and no growth of memory`, async ({
  servers,
}) => {
  // Load the index, every page, and everything else that a process at work holds: only what comes on top is growth.
  await expect.poll(async () => (await timed(address(0))).status, { timeout: 20_000 }).toBe(404);
  const pages = await sitemapPaths();
  await atOnce(8, pages.length, (index) => timed(pages[index] ?? '/'));
  await atOnce(16, short(500, 20_000), (index) => timed(address(index)));
  const pid = await servers.siteProcess();
  const before = { memory: await settledMemoryOf(pid), files: new Set(filesOf()) };
  await servers.forgetCalls();
  const statuses = { reports: new Set<number>(), channels: new Set<number>(), others: new Set<number>() };
  const names = new Set<string>();
  await atOnce(16, count, async (index) => {
    const asked = address(index);
    names.add(path.basename(asked, '.html'));
    const { status } = await timed(asked);
    statuses[kindOf(asked)].add(status);
  });
  const growth = (await settledMemoryOf(pid)) - before.memory;
  const { byUrl } = await servers.calls();
  expect(statuses).toEqual({
    reports: new Set([200]),
    channels: new Set([307]),
    others: new Set([404]),
  });
  // Pages that exist may be rendered meanwhile, in the background.
  const calls = Object.keys(byUrl).filter((call) => asksFor(call, names));
  const added = filesOf()
    .filter((file) => !before.files.has(file))
    .filter((file) => names.has(path.basename(file).replace(/\..*$/, '')));
  stateFigure(
    'unknownAddresses',
    `${count} addresses: ${calls.length} calls for documents, ${added.length} files, ${growth.toFixed(0)} MB more`,
  );
  expect(calls).toEqual([]);
  expect(added).toEqual([]);
  expect(growth).toBeLessThanOrEqual(mostGrowthMb);
});
