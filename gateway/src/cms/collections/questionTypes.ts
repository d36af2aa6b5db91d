import type { CollectionConfig } from 'payload';

import { questionType } from '@/contract/calls/questions';

import type { Bilingual } from '../../domain/languages';
import { staffOnlyWrites } from '../access/publishable';
import { refuse } from '../access/refuse';
import { groups } from '../admin/ui/groups';
import { patternField } from '../fields/pattern';
import { seedKeyField } from '../fields/shared';
import { localisedText } from '../fields/text';

const wrongKey: Bilingual = {
  en: 'Letters, digits and hyphens, at most 40, a letter first.',
  de: 'Buchstaben, Ziffern und Bindestriche, höchstens 40, am Anfang ein Buchstabe.',
};
const inUse: Bilingual = {
  en: 'Questions still have this type. Give them another one first.',
  de: 'Noch haben Fragen diese Rubrik. Geben Sie ihnen zuerst eine andere.',
};

/** Types of questions, a dictionary in order (requirements, 7: getQaType). */
export const questionTypes: CollectionConfig = {
  slug: 'question-types',
  labels: {
    singular: { en: 'Type of questions', de: 'Rubrik der Fragen' },
    plural: { en: 'Types of questions', de: 'Rubriken der Fragen' },
  },
  ...staffOnlyWrites,
  orderable: true,
  admin: {
    group: groups.help,
    useAsTitle: 'typeName',
    defaultColumns: ['typeName', 'type'],
    description: {
      en: 'Drag the rows to set the order on the site. There are no drafts here: what you save is shown.',
      de: 'Ziehen Sie die Zeilen, um die Reihenfolge auf der Website zu bestimmen. Hier gibt es keine Entwürfe: Was Sie speichern, wird gezeigt.',
    },
  },
  fields: [
    localisedText('typeName', { en: 'Name', de: 'Bezeichnung' }, { maxLength: 80, isTitle: true }),
    patternField('type', { en: 'Key', de: 'Schlüssel' }, questionType, wrongKey, {
      unique: true,
      description: {
        en: 'Part of addresses such as /cht/commonQuestion?key=oss. Links break if it changes.',
        de: 'Steht in Adressen wie /cht/commonQuestion?key=oss. Ändert er sich, führen Links ins Leere.',
      },
    }),
    seedKeyField(),
  ],
  hooks: {
    beforeDelete: [
      async ({ id, req }) => {
        const where = { type: { equals: id } };
        const { totalDocs } = await req.payload.count({ collection: 'questions', where, req });
        if (totalDocs > 0) refuse(inUse, req, 409);
      },
    ],
  },
};
