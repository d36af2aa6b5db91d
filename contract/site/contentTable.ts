import { isArticleType } from '../lists/articles';
import { isServiceCategory } from '../lists/services';
import { aboutPages, contentPages, extendedPages, pageKeyOf } from './contentPages';
import { siteAddresses } from './siteAddresses';

/** The fields of a document that its addresses are made of. */
export const addressPartNames = [
  'articleType',
  'pageKey',
  'uid',
  'channelCode',
  'channelNo',
  'category',
] as const;
export type AddressParts = Partial<Record<(typeof addressPartNames)[number], string>>;

/** The site's knowledge of one collection or global of the CMS. */
export interface ContentRow {
  /**
   * `pages`: it stands on pages, and the site is told of every published change; `siteOnly`: the site is told, though no
   * page shows it; `none`: the site knows nothing of it.
   */
  tracked: 'pages' | 'siteOnly' | 'none';
  /** Whether the admin offers a preview of a draft on the site. */
  hasPreview: boolean;
  /**
   * The rendered pages that a change alters. `one`: those that show this document, refer to it or list whichever there
   * are; `all`: those that show any document of its kind; `every`: all pages of the site. None for what browsers ask for
   * themselves.
   */
  changes?: 'one' | 'all' | 'every';
  /** Path of the page that is the document's own; undefined where it has none. */
  ownPath?: (parts: AddressParts, id: number) => string | undefined;
  /** Further paths, without language, that show a new document of this kind too. */
  paths?: (parts: AddressParts) => readonly string[];
  /** Path of the page that a preview opens where the document has no page of its own; home where none is given. */
  previewPath?: string;
  /** Fields of which a preview needs one: without it, a document stands nowhere yet. */
  previewNeeds?: readonly (keyof AddressParts)[];
}

const { home: homePath, newcomers, registration, registered, registeredBefore } = siteAddresses;
const home = [homePath, siteAddresses.homes];
const registrationPages = [newcomers, registration, registered, registeredBefore];
const questionLists = [siteAddresses.commonQuestion, siteAddresses.questions];

/** The paths of a CMS page, by its key in the CMS; its own path comes first. Campaigns are found by their uid. */
const pathsOfKey: ReadonlyMap<string, readonly string[]> = new Map([
  ...[...contentPages, ...aboutPages, ...extendedPages].map((path): [string, string[]] => [
    pageKeyOf(path),
    [path],
  ]),
  ['home', home],
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
    changes: 'one',
    ownPath: ({ articleType }, id) =>
      isArticleType(articleType) ? siteAddresses.article(articleType, id) : undefined,
    paths: ({ articleType }) => [
      ...(isArticleType(articleType) ? [siteAddresses.schoolList(articleType)] : []),
      siteAddresses.school,
      ...home,
    ],
  },
  pages: {
    tracked: 'pages',
    hasPreview: true,
    changes: 'one',
    ownPath: ({ uid }) => (uid ? siteAddresses.campaign(uid) : undefined),
    paths: ({ pageKey = '', uid }) => [
      ...(pathsOfKey.get(pageKey) ?? []),
      ...(uid ? [siteAddresses.campaigns] : []),
    ],
    previewPath: newcomers,
    previewNeeds: ['uid', 'pageKey'],
  },
  information: {
    tracked: 'pages',
    hasPreview: true,
    changes: 'all',
    ownPath: (_parts, id) => siteAddresses.notice(id),
    paths: () => [siteAddresses.information],
  },
  questions: {
    tracked: 'pages',
    hasPreview: true,
    changes: 'one',
    ownPath: (_parts, id) => siteAddresses.answer(id),
    paths: () => [...questionLists, ...home],
  },
  'question-types': {
    tracked: 'pages',
    hasPreview: false,
    changes: 'one',
    paths: () => questionLists,
    previewPath: siteAddresses.commonQuestion,
  },
  services: {
    tracked: 'pages',
    hasPreview: true,
    changes: 'all',
    ownPath: ({ category }) => (isServiceCategory(category) ? siteAddresses.servicesOf(category) : undefined),
    paths: () => [siteAddresses.prices, siteAddresses.services],
    previewPath: siteAddresses.prices,
  },
  'price-bundles': {
    tracked: 'pages',
    hasPreview: true,
    changes: 'one',
    paths: () => [siteAddresses.prices],
    previewPath: siteAddresses.prices,
  },
  partners: {
    tracked: 'pages',
    hasPreview: true,
    changes: 'all',
    paths: () => [siteAddresses.partners, ...home],
    previewPath: siteAddresses.partners,
  },
  posters: { tracked: 'pages', hasPreview: true, changes: 'all', paths: () => home },
  manuals: {
    tracked: 'pages',
    hasPreview: true,
    changes: 'all',
    paths: () => [siteAddresses.manuals],
    previewPath: siteAddresses.manuals,
  },
  'video-courses': {
    tracked: 'pages',
    hasPreview: true,
    changes: 'all',
    paths: () => [siteAddresses.videos],
    previewPath: siteAddresses.videos,
  },
  channels: {
    tracked: 'pages',
    hasPreview: true,
    changes: 'all',
    ownPath: ({ channelCode }) => (channelCode ? siteAddresses.newcomersOf(channelCode) : undefined),
    paths: ({ channelNo }) => [
      ...registrationPages,
      ...(channelNo ? [siteAddresses.newcomersOf(channelNo)] : []),
    ],
  },
  awards: {
    tracked: 'pages',
    hasPreview: true,
    changes: 'all',
    paths: () => registrationPages,
    previewPath: newcomers,
  },
  newcomers: {
    tracked: 'pages',
    hasPreview: true,
    changes: 'one',
    paths: () => registrationPages,
    previewPath: newcomers,
  },
  anniversary: {
    tracked: 'pages',
    hasPreview: true,
    changes: 'one',
    paths: () => [siteAddresses.anniversary],
    previewPath: siteAddresses.anniversary,
  },
  menu: { tracked: 'pages', hasPreview: true, changes: 'every' },
  'site-frame': { tracked: 'pages', hasPreview: true, changes: 'every' },
  media: { tracked: 'pages', hasPreview: false, changes: 'one' },
  documents: { tracked: 'pages', hasPreview: false, changes: 'one' },
  'vat-rates': { tracked: 'pages', hasPreview: false, changes: 'all' },
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
  'survey-reports': untracked,
  visits: untracked,
  'page-vitals': untracked,
  'search-misses': untracked,
  'search-hits': untracked,
  'page-reads': untracked,
  translations: untracked,
  merchants: untracked,
  coupons: untracked,
  reviews: untracked,
  'review-notices': untracked,
  releases: untracked,
  'release-documents': untracked,
  'publishing-rules': untracked,
  sessions: untracked,
  'second-factors': untracked,
  'recovery-codes': untracked,
  'message-codes': untracked,
  'sent-messages': untracked,
  'site-updates': untracked,
  'link-checks': untracked,
  users: untracked,
} as const satisfies Record<string, ContentRow>;

/** Returns the row of a collection or global; undefined for one that Payload keeps for itself. */
export const contentRow = (source: string): ContentRow | undefined =>
  (contentTable as Record<string, ContentRow>)[source];
