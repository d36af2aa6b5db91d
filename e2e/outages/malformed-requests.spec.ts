import { required } from '../support/environment';
import { expect, short, test } from '../support/faults';
import { stateFigure } from '../support/figure';
import { files, interfaces, pages } from '../support/gatewayAddresses';
import { type MalformedRequest, malformedRequests } from '../support/malformedRequests';
import { described, type Outcome, sendAll } from '../support/rawRequest';
import { routes } from '../support/routes';

const isFault = ({ status }: Outcome) => status === 'silent' || (typeof status === 'number' && status >= 500);

/** Pages, data of pages, public calls, what the CMS calls, files and pictures. */
const paths = [
  ...routes.map((route) => route.replace('{id}', '1')).filter((route) => route !== '/'),
  ...[
    '/de',
    '/de/cht/Services',
    '/de/companyEncy/1.html',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap/news.xml',
    '/favicon.ico',
  ],
  ...['/api/gateway/business/merc/popMarket/list', '/api/gateway/vat/mcSurveyReport/save', '/readyz'],
  ...['/api/revalidate', '/api/freshness', '/api/preview', '/api/preview/leave', '/api/none'],
  ...['/_next/data/x/en/cht/Services.json', '/_next/data/x/de/companyEncy/1.html.json', '/_next/static/x.js'],
  ...['/_next/image', '/_next'],
];

const origin = () => required('E2E_SITE_URL');
const library = () => `${required('E2E_GATEWAY_URL')}/cms-api/media/file/`;
const optimiser = (query: string) => ({ kind: 'picture', target: `/_next/image?${query}` });
const asking = (url: string) => optimiser(`url=${encodeURIComponent(url)}&w=768&q=75`);

/** Of the image optimiser: pictures that there are not, addresses that can be none, widths and qualities that are none. */
const pictures = () => {
  const missing = `url=${encodeURIComponent(`${library()}missing.png`)}`;
  const widths = ['769', '-1', '0', '1e9', 'x', '', '768&w=768'].map((w) =>
    optimiser(`${missing}&w=${w}&q=75`),
  );
  const qualities = ['0', '76', '-1', '1e9', 'x'].map((q) => optimiser(`${missing}&w=768&q=${q}`));
  const addresses = [
    ...['', '%', '/', '//', 'http://[', 'javascript:alert(1)', '/_next/image?url=x', '/local.png', '/readyz'],
    ...['http://localhost:1/a.png', 'file:///etc/passwd', library(), library().replace('//', '//a:b@')],
  ];
  return [
    ...widths,
    ...qualities,
    optimiser(`${missing}&w=768&q=75`),
    optimiser('url=%&w=768&q=75'),
    ...addresses.map(asking),
  ];
};
const complete = (requests: { kind: string; target: string }[]): MalformedRequest[] =>
  requests.map((request) => ({ method: 'GET', headers: {}, body: '', ...request }));

const count = short(650, 2_600);

test(`${count} malformed requests to the site get no 5xx`, async () => {
  const outcomes = await sendAll(origin(), malformedRequests(paths, count));
  expect(outcomes).toHaveLength(count);
  const failed = outcomes.filter(isFault);
  stateFigure('malformedRequests', `to the site ${count}, ${failed.length} answers of 5xx or none`);
  expect(failed.map(described)).toEqual([]);
});

test(`${count} malformed requests to calls, pages, files and the CMS get no 5xx, and the gateway keeps answering`, async ({
  request,
}) => {
  // Bypass the proxy with which other tests abort connections.
  const cms = required('E2E_CMS_URL');
  const outcomes = await sendAll(cms, malformedRequests([...interfaces, ...pages, ...files], count));
  expect(outcomes).toHaveLength(count);
  const failed = outcomes.filter(({ status }) => typeof status !== 'number' || status >= 500);
  stateFigure('malformedRequests', `to the gateway ${count}, ${failed.length} answers of 5xx or none`);
  expect(failed.map(described)).toEqual([]);
  expect((await request.get(`${cms}/healthz`)).status()).toBe(200);
});

test('the image optimiser refuses invalid images without a 5xx', async () => {
  const targets = new Set(malformedRequests(['/missing.png'], 600, 2).map(({ target }) => target));
  const names = [...targets].map((target) => asking(library() + target.slice(1)));
  const outcomes = await sendAll(origin(), complete([...pictures(), ...names]));
  expect(outcomes.filter(({ status }) => status === 'silent' || status === 'closed').map(described)).toEqual(
    [],
  );
  expect(
    outcomes.filter(({ status }) => Number(status) < 400 || Number(status) >= 500).map(described),
  ).toEqual([]);
});
