/** Lists without drafts whose entries stand on pages of the site all the same. */
const withoutDrafts = ['media', 'documents', 'vat-rates', 'question-types'];

/** Whether what is in this collection or global is shown by the site, so that the site hears of its changes. */
export const isTracked = ({ slug, versions }: { slug: string; versions?: unknown }): boolean =>
  withoutDrafts.includes(slug) || (typeof versions === 'object' && versions !== null && 'drafts' in versions);
