import { existsSync } from 'node:fs';
import path from 'node:path';

import { countryCodes } from '@/contract/lists/countries';
import { dutyKinds, factKinds } from '@/contract/lists/facts';
import { serviceCategories } from '@/contract/lists/services';

import { isHref } from '../../src/cms/fields/href';
import { sitePlaceOf } from '../../src/domain/addresses';
import { contentLanguages } from '../../src/domain/languages';
import { retentionDays } from '../../src/domain/retention';
import { linkHours } from '../../src/features/enquiries/emails';
import { demoContent } from './demoContent';
import { localise } from './localise';
import { keysIn } from './seedKeys';

const gateway = path.join(__dirname, '../..');
const content = demoContent(gateway);
const { articles, questionTypes, partners, facts, frame, hotServices, campaigns } = content;
const media = { ...content.media, ...campaigns.media };
const services = [
  ...content.services,
  ...content.calculatorServices,
  ...content.trademarkServices,
  ...content.furtherServices,
];
const pages = [...content.pages, ...campaigns.pages];

const known = {
  media: Object.keys(media),
  articles: articles.map(({ slug }) => slug),
  services: services.map(({ key }) => key),
  information: content.information.map(({ slug }) => slug),
  questions: questionTypes.flatMap((type) => type.questions).map(({ key }) => key),
  pages: pages.map(({ pageKey }) => pageKey),
  awards: campaigns.awards.map(({ key }) => key),
  'video-courses': content.videoCourses.map(({ slug }) => slug),
};
const articleReferences = articles.map(({ files }) => {
  const { cover, related, film } = files.en.frontMatter;
  return { cover, related, film };
});

/** A pop-up has an image for each language. */
const inEach = contentLanguages.map((language) => localise({ campaigns, pages }, language));

it.each(keysIn([pages, partners, frame, articleReferences, { hotServices }, inEach]))(
  '%s has "%s"',
  (collection, key) => expect(known[collection as keyof typeof known]).toContain(key),
);

const mentions = content.rules.flatMap(({ key, mentionedIn }) =>
  Object.entries(mentionedIn).flatMap(([collection, names]) =>
    names.map((name) => [key, collection as keyof typeof mentionedIn, name] as const),
  ),
);
it.each(mentions)('the rule "%s" is mentioned in one of the %s, "%s"', (_key, collection, name) =>
  expect(known[collection]).toContain(name),
);

it('has rules with keys of their own, and a day for each next check', () => {
  const keys = content.rules.map(({ key }) => key);
  expect(keys).toEqual([...new Set(keys)]);
  expect(content.rules.filter(({ lastCheck, nextCheck }) => nextCheck <= lastCheck)).toEqual([]);
});

it.each(Object.entries(facts))(
  'the facts of %s have the kinds of their topics and known sources',
  (_country, ofCountry) => {
    for (const { topic, rows, sources } of ofCountry) {
      const kinds: readonly string[] = topic === 'dueDates' ? dutyKinds : factKinds[topic];
      expect(rows.filter(({ kind }) => !kinds.includes(kind))).toEqual([]);
      expect(sources.filter((key) => !(key in content.factSources))).toEqual([]);
    }
  },
);

it.each(Object.entries(media))('%s has a file', (key, { isTaken }) =>
  expect(existsSync(path.join(content.mediaFolder, `${key}.${isTaken ? 'webp' : 'svg'}`))).toBe(true),
);

const questions = questionTypes.flatMap((type) => type.questions);

it('has the questions that others refer to, and none refers to itself', () => {
  const keys = questions.map(({ key }) => key);
  for (const { key, related } of questions) {
    expect(keys.filter((other) => other !== key)).toEqual(expect.arrayContaining(related));
  }
});

it('has unique keys', () => {
  for (const keys of [
    questionTypes.map(({ type }) => type),
    questions.map(({ key }) => key),
    known.services,
    known.pages,
    known.awards,
    pages.flatMap(({ uid }) => uid ?? []),
    campaigns.channels.map(({ channelCode }) => channelCode),
    campaigns.channels.map(({ channelNo }) => channelNo),
    partners.map(({ name }) => name),
  ]) {
    expect(keys).toEqual([...new Set(keys)]);
  }
});

it.each(articles)('names the same sources of $slug in both languages', ({ files }) => {
  const addressesIn = (language: 'en' | 'de') => files[language].frontMatter.sources.map(({ url }) => url);
  expect(addressesIn('de')).toEqual(addressesIn('en'));
});

it.each(articles)('marks the place of a film of $slug in both languages', ({ files }) => {
  const wanted = files.en.frontMatter.film ? 1 : 0;
  for (const language of contentLanguages)
    expect(files[language].markdown.split('\n').filter((line) => line === '{film}')).toHaveLength(wanted);
});

it('has a service in every area, and for every country code', () => {
  expect([...new Set(services.map(({ category }) => category))].sort()).toEqual(
    [...serviceCategories].sort(),
  );
  const codes = new Set(services.map(({ countryCode }) => countryCode));
  expect(Object.keys(countryCodes).filter((code) => !codes.has(Number(code)))).toEqual([]);
});

it('gives VAT services the country that their code stands for', () => {
  const vat = services.filter(({ category, serviceCode }) => category === 'vat' && serviceCode !== null);
  expect(
    vat
      .filter(({ serviceCode, countryCode }) => serviceCode !== countryCode)
      .map(({ key, serviceCode }) => [key, serviceCode]),
  ).toEqual([
    ['vat-registration-ireland', 22],
    ['vat-registration-united-arab-emirates', 13],
  ]);
});

/** Every text below a property `url`, `menuUrl` or `linkUrl`. */
function addresses(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) =>
    /^(menuU|linkU|u)rl$/.test(name) && typeof child === 'string' ? [child] : addresses(child),
  );
}

it('contains valid links only, and links to existing pages of the site only', () => {
  const everywhere = addresses(content);
  expect(everywhere.filter((address) => !isHref(address))).toEqual([]);
  const ours = everywhere.filter((address) => address.startsWith('/'));
  const seeded = pages.map(({ uid }) => `/custom/${uid}`);
  expect(
    ours.filter((address) => sitePlaceOf(address).kind !== 'always' && !seeded.includes(address)),
  ).toEqual([]);
});

// Shows (requirements, 2.13).
it.each([
  [
    'en',
    'Declaration of Conformity',
    'EU Authorized Representative Cooperative Enquiry',
    'Glossary: German equivalents',
  ],
  ['de', 'Konformitätserklärung', 'EU-Bevollmächtigten anfragen', 'Glossar: deutsche Entsprechungen'],
] as const)(
  'has the required entries of the %s menu in their order, and prices and the check beside them',
  (language, ...resources) => {
    expect(frame.menu.map(({ menuAttribute }) => menuAttribute)).toEqual([
      ...['home', 'services', 'prices', 'check', 'resources', 'about', 'imprint'],
    ]);
    expect(frame.menu[4]?.children?.slice(0, 3).map(({ name }) => name[language])).toEqual(resources);
  },
);

it.each(['en', 'de'] as const)(
  'states in %s how long visits, the speed of pages, reports and messages are kept',
  (language) => {
    const notice = pages.find(({ pageKey }) => pageKey === 'agreeys');
    const { visit, pageVitals, surveyReport, sentMessage, search } = retentionDays;
    for (const days of [visit, pageVitals, surveyReport, sentMessage, search]) {
      expect(JSON.stringify(localise(notice, language))).toMatch(new RegExp(`${days}.(days|Tagen?)`));
    }
  },
);

it.each(['en', 'de'] as const)('states in %s how long an enquiry and its link are kept', (language) => {
  const notice = JSON.stringify(
    localise(
      pages.find(({ pageKey }) => pageKey === 'agreeys'),
      language,
    ),
  );
  const { unconfirmedEnquiry: unconfirmed, confirmedEnquiry: confirmed } = retentionDays;
  expect(notice).toMatch(new RegExp(`${unconfirmed}.(days after it was sent|Tage nach dem Absenden)`));
  expect(notice).toMatch(new RegExp(`${confirmed}.(days after its confirmation|Tage nach der Bestätigung)`));
  expect(notice).toMatch(new RegExp(`${linkHours('contact')}.(hours|Stunden)`));
});
