import { isArticleType } from '../lists/articles';
import { isServiceCategory } from '../lists/services';
import { aboutPages, contentPages, extendedPages, pageKeyOf } from './contentPages';
import { guideUidOf } from './countryGuides';
import { siteAddresses } from './siteAddresses';
import type { AddressParts } from './siteRequests';

/** The site's knowledge of one collection or global of the CMS. */
export interface ContentRow {
  /**
   * `pages`: it stands on pages, and the site is told of every published change; `siteOnly`: the site is told, though no
   * page shows it; `none`: the site knows nothing of it.
   */
  tracked: 'pages' | 'siteOnly' | 'none';
  /** Whether the admin offers a preview of a draft on the site. */
  hasPreview: boolean;
  /** Paths, without language, of the pages that are the document's own, the first one to be linked; none where it has none. */
  ownPaths?: (parts: AddressParts, id: number) => readonly string[];
  /** Paths of the pages on which a change is looked for first; some may be none. */
  mainPaths?: (parts: AddressParts) => readonly string[];
  /** Path of the page that a preview opens where the document has no page of its own; home where none is given. */
  previewPath?: string;
  /** Fields of which a preview needs one: without it, a document stands nowhere yet. */
  previewNeeds?: readonly (keyof AddressParts)[];
}

const { newcomers } = siteAddresses;

/** The paths of a CMS page, by its key in the CMS; its own path comes first. Campaigns are found by their uid. */
const pathsOfKey: ReadonlyMap<string, readonly string[]> = new Map([
  ...[...contentPages, ...aboutPages, ...extendedPages].map((path): [string, string[]] => [
    pageKeyOf(path),
    [path],
  ]),
  ['home', [siteAddresses.home, siteAddresses.homes]],
  ['freeTrial', [siteAddresses.freeTrial]],
  ['custom', [siteAddresses.campaigns]],
  ['commonQuestion', [siteAddresses.commonQuestion]],
  ['newcomerActivities', [newcomers]],
]);

/** The keys by which the site finds CMS pages, in the order of their paths. */
export const pageKeys: readonly string[] = [...pathsOfKey.keys()].sort((left, right) =>
  (pathsOfKey.get(left)?.[0] ?? '').localeCompare(pathsOfKey.get(right)?.[0] ?? ''),
);

/** Returns the path of a CMS page by its key; undefined for pages that are found by another name. */
export const pathOfPage = (pageKey: string): string | undefined => pathsOfKey.get(pageKey)?.[0];

const untracked: ContentRow = { tracked: 'none', hasPreview: false };

/** A row for every collection and global of the CMS; the gateway does not compile while one is missing. */
export const contentTable = {
  articles: {
    tracked: 'pages',
    hasPreview: true,
    ownPaths: ({ articleType }, id) =>
      isArticleType(articleType) ? [siteAddresses.article(articleType, id)] : [],
  },
  pages: {
    tracked: 'pages',
    hasPreview: true,
    ownPaths: ({ pageKey = '', uid }) => [
      ...(uid ? [siteAddresses.campaign(uid)] : []),
      ...(pathsOfKey.get(pageKey) ?? []),
    ],
    previewPath: newcomers,
    previewNeeds: ['uid', 'pageKey'],
  },
  information: {
    tracked: 'pages',
    hasPreview: true,
    ownPaths: (_parts, id) => [siteAddresses.notice(id)],
  },
  questions: {
    tracked: 'pages',
    hasPreview: true,
    ownPaths: (_parts, id) => [siteAddresses.answer(id)],
  },
  'question-types': { tracked: 'pages', hasPreview: false, previewPath: siteAddresses.commonQuestion },
  services: {
    tracked: 'pages',
    hasPreview: true,
    ownPaths: ({ category }) => (isServiceCategory(category) ? [siteAddresses.servicesOf(category)] : []),
    previewPath: siteAddresses.prices,
  },
  'price-bundles': { tracked: 'pages', hasPreview: true, previewPath: siteAddresses.prices },
  partners: { tracked: 'pages', hasPreview: true, previewPath: siteAddresses.partners },
  posters: { tracked: 'pages', hasPreview: true },
  manuals: {
    tracked: 'pages',
    hasPreview: true,
    ownPaths: (_parts, id) => [siteAddresses.manual(id)],
  },
  'video-courses': {
    tracked: 'pages',
    hasPreview: true,
    ownPaths: (_parts, id) => [siteAddresses.lesson(id)],
  },
  channels: {
    tracked: 'pages',
    hasPreview: true,
    ownPaths: ({ channelCode, channelNo }) =>
      [channelCode, channelNo].flatMap((name) => (name ? [siteAddresses.newcomersOf(name)] : [])),
  },
  awards: { tracked: 'pages', hasPreview: true, previewPath: newcomers },
  newcomers: { tracked: 'pages', hasPreview: true, previewPath: newcomers },
  anniversary: { tracked: 'pages', hasPreview: true, ownPaths: () => [siteAddresses.anniversary] },
  menu: { tracked: 'pages', hasPreview: true },
  'site-frame': { tracked: 'pages', hasPreview: true },
  media: { tracked: 'pages', hasPreview: false },
  documents: { tracked: 'pages', hasPreview: false },
  facts: {
    tracked: 'pages',
    hasPreview: false,
    mainPaths: ({ country }) => [
      ...(country ? [siteAddresses.campaign(guideUidOf(country)), siteAddresses.deadlinesOf(country)] : []),
      siteAddresses.vatRates,
      siteAddresses.deadlines,
    ],
  },
  'fact-sources': { tracked: 'pages', hasPreview: false },
  // Browsers ask for these two themselves when a page is there already: no rendered page has them. A preview has pop-ups.
  'pop-ups': { tracked: 'pages', hasPreview: true },
  'search-panel': { tracked: 'pages', hasPreview: false },
  redirects: { tracked: 'siteOnly', hasPreview: false },
  rules: untracked,
  'service-codes': untracked,
  'poster-clicks': untracked,
  'pop-up-clicks': untracked,
  declarations: untracked,
  representations: untracked,
  enquiries: untracked,
  alerts: untracked,
  'call-times': untracked,
  'survey-reports': untracked,
  visits: untracked,
  'page-vitals': untracked,
  'search-misses': untracked,
  'search-hits': untracked,
  'page-reads': untracked,
  'redirect-hits': untracked,
  translations: untracked,
  merchants: untracked,
  coupons: untracked,
  reviews: untracked,
  'review-notices': untracked,
  'field-comments': untracked,
  releases: untracked,
  'release-documents': untracked,
  'publishing-rules': untracked,
  sessions: untracked,
  'second-factors': untracked,
  'recovery-codes': untracked,
  'message-codes': untracked,
  'sent-messages': untracked,
  'link-checks': untracked,
  users: untracked,
} as const satisfies Record<string, ContentRow>;

/** Returns the row of a collection or global; undefined for one that Payload keeps for itself. */
export const contentRow = (source: string): ContentRow | undefined =>
  (contentTable as Record<string, ContentRow>)[source];
