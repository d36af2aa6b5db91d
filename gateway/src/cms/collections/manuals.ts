import type { CollectionConfig } from 'payload';

import { manualAnchor } from '@/contract/calls/library';

import type { Bilingual } from '../../domain/languages';
import { publishable } from '../access/publishable';
import { groups } from '../admin/ui/groups';
import { patternField } from '../fields/pattern';
import { localisedRichText } from '../fields/richText';
import { dragRows, inSidebar, seedKeyField, servicesField, titleFields } from '../fields/shared';
import { unlocalisedText } from '../fields/text';

const anchorHelp: Bilingual = {
  en: 'Small letters, digits and hyphens, a letter first: the place on the page, for example sales-data. Links break if it changes.',
  de: 'Kleinbuchstaben, Ziffern und Bindestriche, am Anfang ein Buchstabe: die Stelle auf der Seite, etwa sales-data. Ändert sie sich, führen Links ins Leere.',
};

/** Operation manuals (requirements, 7: getOperationManual). */
export const manuals: CollectionConfig = {
  slug: 'manuals',
  labels: { singular: { en: 'Manual', de: 'Anleitung' }, plural: { en: 'Manuals', de: 'Anleitungen' } },
  ...publishable,
  orderable: true,
  admin: {
    group: groups.help,
    useAsTitle: 'title',
    defaultColumns: ['title', 'version', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'summary'],
    description: dragRows,
  },
  fields: [
    ...titleFields({ maxLength: 400 }),
    localisedRichText('content', { en: 'Text', de: 'Text' }),
    {
      name: 'file',
      type: 'upload',
      relationTo: 'documents',
      localized: true,
      label: { en: 'The same as a PDF', de: 'Dasselbe als PDF' },
      admin: {
        description: {
          en: 'One for each language; without a German one, the English one is offered.',
          de: 'Eine je Sprache; fehlt die deutsche, wird die englische angeboten.',
        },
      },
    },
    servicesField(),
    inSidebar(
      patternField('anchor', { en: 'Key', de: 'Schlüssel' }, manualAnchor, anchorHelp, { unique: true }),
    ),
    inSidebar(unlocalisedText('version', { en: 'Version', de: 'Fassung' }, { maxLength: 20 })),
    seedKeyField(),
  ],
};
