import type { WireSearchTitles } from '@/contract/calls/search';
import { isPriceCountry } from '@/contract/lists/countries';
import { countryName } from '@/contract/lists/countryName';
import { pathOfPage } from '@/contract/site/contentTable';
import { isGuideUid } from '@/contract/site/guidePaths';
import { siteAddresses } from '@/contract/site/siteAddresses';
import { indexedWordsOf, isFiller } from '@/shared/search/words';

import { countryOfService } from '../../domain/countryOfService';
import type { Bilingual, ContentLanguage } from '../../domain/languages';
import { synonymsIn } from '../../domain/synonyms';
import { asVisitor, type CallContext } from '../../platform/http/callContext';
import { isInForce } from '../services/price';

/** For so many ms the titles are kept: the panel asks for them with its first opening in each tab. */
const lifetime = 2_000;

const kept = new Map<ContentLanguage, { readAt: number; titles: Promise<WireSearchTitles> }>();

/** All of them: a search that skips the older ones would find nothing where there is something. */
const all = { depth: 0, pagination: false, sort: ['-publishTime', '-id'] };

/** So many words of a summary are sent: the titles of a thousand texts stay small. */
const mostWords = 12;

/** The telling words of a summary that its title does not have, the first ones. */
function furtherWords(summary: string, title: string): string {
  const titled = new Set(indexedWordsOf(title));
  const words = summary.match(/[\p{L}\p{M}\p{N}]{3,}/gu) ?? [];
  const telling = words.filter((word) => {
    const [written = ''] = indexedWordsOf(word);
    return !isFiller(written) && !titled.has(written);
  });
  return [...new Set(telling)].slice(0, mostWords).join(' ');
}

interface Link {
  title: string;
  area: string;
  url: string;
}

/** A path of the site itself, not one of another site or of an e-mail. */
const isOwnPath = (url: string | null | undefined): url is string => Boolean(url?.startsWith('/'));

/** The pages that menu and footer lead to, as they are called there; names in the menu bar, which has little room, come last. */
async function findLinks({ payload, language }: CallContext): Promise<Link[]> {
  const visitor = asVisitor(language);
  const [menu, frame] = await Promise.all([
    payload.findGlobal({ slug: 'menu', ...visitor, depth: 0 }),
    payload.findGlobal({ slug: 'site-frame', ...visitor, depth: 0 }),
  ]);
  const bar = (menu.items ?? []).map(({ menuName, menuUrl }) => ({
    title: menuName,
    area: '',
    url: menuUrl,
  }));
  const fromMenu = (menu.items ?? []).flatMap(({ menuName, children }) =>
    (children ?? []).map((child) => ({ title: child.menuName, area: menuName, url: child.menuUrl })),
  );
  const fromFooter = (frame.pcnavList ?? []).flatMap(({ name, links }) =>
    (links ?? []).map((link) => ({ title: link.name, area: name, url: link.url })),
  );
  const legal = (frame.function ?? []).map(({ name, url }) => ({ title: name, area: '', url }));
  return [...fromMenu, ...fromFooter, ...legal, ...bar].flatMap(({ title, area, url }) =>
    isOwnPath(url) ? [{ title, area, url }] : [],
  );
}

/** Pages of the CMS and those that menu and footer lead to; each once, found by all of its names. */
async function findPages(context: CallContext): Promise<WireSearchTitles['pages']> {
  const { payload, language } = context;
  const [{ docs }, links] = await Promise.all([
    payload.find({
      collection: 'pages',
      ...asVisitor(language),
      depth: 0,
      pagination: false,
      sort: 'id',
      select: { title: true, pageKey: true, uid: true },
    }),
    findLinks(context),
  ]);
  const titles = new Map<string, string>();
  for (const { title, pageKey, uid } of docs) {
    // Campaigns are for those who were invited.
    const path = uid ? isGuideUid(uid) && siteAddresses.campaign(uid) : pathOfPage(pageKey ?? '');
    if (path) titles.set(path, title);
  }
  const pages = new Map<string, WireSearchTitles['pages'][number]>();
  for (const link of links) {
    const known = pages.get(link.url);
    if (known) known.words += ` ${link.title}`;
    else pages.set(link.url, { ...link, words: titles.get(link.url) ?? '' });
  }
  for (const [url, title] of titles) if (!pages.has(url)) pages.set(url, { title, area: '', url, words: '' });
  return [...pages.values()];
}

const pricesTitle: Bilingual = { en: 'prices', de: 'Preise' };
const compareTitle: Bilingual = { en: 'Compare countries', de: 'Länder vergleichen' };

type Page = WireSearchTitles['pages'][number];

/** Tools of the site that the CMS has no page of, with words with which people look for them. */
const tools: { url: string; title: Bilingual; words: string }[] = [
  {
    url: siteAddresses.vatNumber,
    title: { en: 'Check a VAT number', de: 'USt-IdNr. prüfen' },
    words: 'VIES VAT ID validation UID Umsatzsteuer-Identifikationsnummer Umsatzsteuer-ID',
  },
  {
    url: siteAddresses.deadlines,
    title: { en: 'Deadlines by country', de: 'Fristen nach Ländern' },
    words: 'due dates calendar returns Termine Kalender Abgabe Meldungen',
  },
  {
    url: siteAddresses.calculators,
    title: { en: 'Calculators', de: 'Rechner' },
    words: '',
  },
  {
    url: siteAddresses.calculator('oss'),
    title: {
      en: 'Calculator: One-Stop Shop or registration',
      de: 'Rechner: One-Stop-Shop oder Registrierung',
    },
    words: 'OSS',
  },
  {
    url: siteAddresses.calculator('threshold'),
    title: { en: 'Calculator: the €10,000 threshold', de: 'Rechner: die Schwelle von 10.000\u00A0€' },
    words: 'distance sales Fernverkauf Lieferschwelle',
  },
  {
    url: siteAddresses.calculator('parcel'),
    title: { en: 'Calculator: parcels from outside the EU', de: 'Rechner: Pakete von außerhalb der EU' },
    words: 'IOSS customs duty import VAT parcel Zoll Einfuhrumsatzsteuer Paket',
  },
];

const toolPages = (language: ContentLanguage): Page[] =>
  tools.map(({ title, ...tool }) => ({ ...tool, title: title[language], area: '' }));

/** The page of prices of each country that a service with a price in force is for, and the one that compares them. */
async function findPricePages({ payload, language, today }: CallContext): Promise<Page[]> {
  const { docs } = await payload.find({
    collection: 'services',
    ...asVisitor(language),
    depth: 0,
    pagination: false,
    sort: '_order',
    select: { countryCode: true, prices: true },
  });
  const priced = docs
    .filter(({ prices }) => prices?.some((price) => isInForce(price, today)))
    .map((doc) => countryOfService(doc).country);
  const ofCountries = [...new Set(priced)].filter(isPriceCountry).map((country) => ({
    title: `${countryName(country)[language]}: ${pricesTitle[language]}`,
    area: '',
    url: siteAddresses.pricesOf(country),
    words: '',
  }));
  const compare = {
    title: compareTitle[language],
    area: '',
    url: siteAddresses.compare,
    words: pricesTitle[language],
  };
  return [...ofCountries, compare];
}

/** Manuals, which can be downloaded, and films. */
async function findMaterials({ payload, language }: CallContext): Promise<Page[]> {
  const visitor = { ...asVisitor(language), depth: 0, pagination: false, sort: '_order' };
  const [manuals, films] = await Promise.all([
    payload.find({
      collection: 'manuals',
      ...visitor,
      select: { title: true, summary: true, file: true },
    }),
    payload.find({ collection: 'video-courses', ...visitor, select: { title: true, summary: true } }),
  ]);
  return [
    ...manuals.docs.map(({ id, title, summary, file }) => ({
      title,
      area: '',
      url: siteAddresses.manual(id),
      words: `manual ${file ? 'PDF download ' : ''}${furtherWords(summary, title)}`,
    })),
    ...films.docs.map(({ id, title, summary }) => ({
      title,
      area: '',
      url: siteAddresses.lesson(id),
      words: `video ${furtherWords(summary, title)}`,
    })),
  ];
}

async function read(context: CallContext): Promise<WireSearchTitles> {
  const { payload, language } = context;
  const visitor = asVisitor(language);
  const select = { title: true, summary: true } as const;
  const [articles, questions, information, panel, ...pages] = await Promise.all([
    payload.find({ collection: 'articles', ...visitor, ...all, select: { ...select, articleType: true } }),
    payload.find({
      collection: 'questions',
      ...visitor,
      ...all,
      depth: 1,
      sort: '_order',
      select: { question: true, summary: true, type: true },
    }),
    payload.find({ collection: 'information', ...visitor, ...all, select }),
    payload.findGlobal({ slug: 'search-panel', ...visitor, depth: 0 }),
    findPages(context),
    findPricePages(context),
    findMaterials(context),
  ]);
  return {
    // The menu may lead to a page that is found by itself too.
    pages: [...new Map([...pages.flat(), ...toolPages(language)].map((page) => [page.url, page])).values()],
    articles: articles.docs.map(({ id, articleType, title, summary }) => ({
      id,
      articleType,
      title,
      words: furtherWords(summary, title),
    })),
    questions: questions.docs.map(({ id, question: title, summary, type }) => ({
      id,
      title,
      words: furtherWords(`${typeof type === 'object' ? type.typeName : ''} ${summary}`, title),
    })),
    information: information.docs.map(({ id, title, summary }) => ({
      id,
      title,
      words: furtherWords(summary, title),
    })),
    synonyms: (panel.synonyms ?? []).map(({ words }) => synonymsIn(words)),
  };
}

/** What the search panel finds besides services, as far as it is published; at most 2 s old. */
export function findSearchTitles(context: CallContext): Promise<WireSearchTitles> {
  const now = context.now.getTime();
  const known = kept.get(context.language);
  if (known && now - known.readAt < lifetime) return known.titles;
  const titles = read(context);
  kept.set(context.language, { readAt: now, titles });
  titles.catch(() => kept.delete(context.language));
  return titles;
}
