import type { CollectionSlug, GlobalSlug } from 'payload';

import { type ContentRow, contentTable } from '@/contract/site/contentTable';

/** The collections and globals of this gateway; those named `payload-` are Payload's own. */
type ContentSlug = Exclude<CollectionSlug | GlobalSlug, `payload-${string}`>;

/** Does not compile while a collection or global has no row in the content table. Rows of deleted plugins may stay. */
const rows: Record<ContentSlug, ContentRow> = contentTable;

interface Described {
  slug: string;
  versions?: unknown;
}

const rowOf = ({ slug }: Described): ContentRow | undefined => rows[slug as ContentSlug];

/** Whether its documents are published, rather than saved in place. */
export const hasDrafts = ({ versions }: Described): boolean =>
  typeof versions === 'object' && versions !== null && 'drafts' in versions;

/** Whether what is in this collection or global is shown by the site, so that the site hears of its changes. */
export const isTracked = (described: Described): boolean => rowOf(described)?.tracked === 'pages';

/** Whether the site hears of its changes all the same, though no page shows it. */
export const isReportedWithoutPage = (described: Described): boolean =>
  rowOf(described)?.tracked === 'siteOnly';

/** Whether the admin offers a preview of its drafts on the site. */
export const hasPreview = (described: Described): boolean => rowOf(described)?.hasPreview ?? false;
