import type { CollectionConfig } from 'payload';

import { technical } from '../../cms/collections/technical';

/**
 * A row for each document and global with texts: which of them German lacks, and which English ones changed after they
 * were translated (decision 87). The list of the admin reads it, so that it need not read every document.
 */
export const translations: CollectionConfig = {
  slug: 'translations',
  ...technical,
  fields: [
    // Collection and id, or the name of a global: `articles 3`, `menu`.
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'source', type: 'text', required: true, index: true },
    { name: 'document', type: 'number' },
    /** Texts that English has and German lacks. */
    { name: 'missing', type: 'number', required: true, index: true },
    /** Texts whose English changed after German was written. */
    { name: 'changed', type: 'number', required: true, index: true },
    /** Each translated text by its path: what it was translated from, as hashes (`domain/translatedTexts.ts`). */
    { name: 'texts', type: 'json', required: true },
  ],
};
