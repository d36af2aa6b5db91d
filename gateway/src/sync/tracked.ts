/** Lists without drafts whose entries stand on pages of the site all the same. */
const withoutDrafts = ['media', 'documents', 'vat-rates', 'question-types'];
/** What the site goes by without showing it on a page. */
const onNoPage = ['redirects'];

interface Described {
  slug: string;
  versions?: unknown;
}

/** Whether its documents are published, rather than saved in place. */
export const hasDrafts = ({ versions }: Described): boolean =>
  typeof versions === 'object' && versions !== null && 'drafts' in versions;

/** Whether what is in this collection or global is shown by the site, so that the site hears of its changes. */
export const isTracked = (described: Described): boolean =>
  withoutDrafts.includes(described.slug) || hasDrafts(described);

/** Whether the site hears of its changes all the same, though no page shows it. */
export const isReportedWithoutPage = ({ slug }: Described): boolean => onNoPage.includes(slug);
