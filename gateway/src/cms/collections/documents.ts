import type { CollectionConfig } from 'payload';

import { staffOnlyWrites } from '../access/publishable';
import { groups } from '../admin/ui/groups';
import { giveUnguessableName } from './hooks/giveUnguessableName';

/** PDFs to keep. They can carry script, so they are only ever downloaded, never shown from this address. */
export const documents: CollectionConfig = {
  slug: 'documents',
  labels: { singular: { en: 'PDF', de: 'PDF' }, plural: { en: 'PDFs', de: 'PDFs' } },
  ...staffOnlyWrites,
  // Texts share a PDF; a copy would only be a second file of it.
  disableDuplicate: true,
  admin: {
    group: groups.help,
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'filesize', 'updatedAt'],
    listSearchableFields: ['filename'],
    description: {
      en: 'PDF up to 10 MB. Readers see the name of the file: let it say what is inside. The address has a part that nobody guesses; everyone who knows it can download the file, even before a text that links to it is published.',
      de: 'PDF bis 10 MB. Leser sehen den Dateinamen: Er sollte sagen, was darin steht. Die Adresse enthält einen Teil, den niemand errät; wer sie kennt, kann die Datei herunterladen, auch bevor ein Text veröffentlicht ist, der auf sie verweist.',
    },
  },
  upload: {
    mimeTypes: ['application/pdf'],
    // A server that fetches addresses people type in can be made to fetch its own network.
    pasteURL: false,
    modifyResponseHeaders: ({ headers }) => {
      headers.set('X-Content-Type-Options', 'nosniff');
      headers.set('Content-Security-Policy', "default-src 'none'; sandbox");
      headers.set('Content-Disposition', 'attachment');
      headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
      headers.set('Cache-Control', 'public, max-age=3600');
      return headers;
    },
  },
  fields: [],
  hooks: { beforeOperation: [giveUnguessableName] },
};
