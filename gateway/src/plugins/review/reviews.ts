import type { CollectionConfig } from 'payload';

import { technical } from '../../cms/collections/technical';

/** Submissions, approvals, refusals and comments, by document; they stay with the document. */
export const reviews: CollectionConfig = {
  slug: 'reviews',
  ...technical,
  fields: [
    /** For example `articles:3` or `menu`. */
    { name: 'document', type: 'text', required: true, index: true },
    /** One of `reviewKinds`. */
    { name: 'kind', type: 'text', required: true },
    { name: 'comment', type: 'textarea' },
    { name: 'author', type: 'number', required: true },
    /** Stays known when somebody has left. */
    { name: 'authorName', type: 'text', required: true },
    /** Hash of the draft that this is about. */
    { name: 'draftHash', type: 'text', required: true },
    { name: 'at', type: 'date', required: true },
  ],
};
