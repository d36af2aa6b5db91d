/** Lists without drafts whose entries stand on pages of the site all the same. */
const withoutDrafts = ['media', 'documents', 'vat-rates', 'question-types'];

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
