import type { CollectionConfig } from 'payload';

import { staffOnly } from '../access/publishable';
import { groups } from '../admin/ui/groups';
import { hrefField } from '../fields/href';
import { dayField, inSidebar, seedKeyField } from '../fields/shared';
import { localisedText, localisedTextarea } from '../fields/text';

const nextCheck = dayField(
  'nextCheck',
  { en: 'Next check', de: 'Nächste Prüfung' },
  {
    description: {
      en: 'After this day the rule is overdue, in this list and on the first page.',
      de: 'Nach diesem Tag gilt die Regel als überfällig, in dieser Liste und auf der ersten Seite.',
    },
  },
);

/** Rules of law that texts rely on, and when somebody looks at each of them again. */
export const rules: CollectionConfig = {
  slug: 'rules',
  labels: {
    singular: { en: 'Rule', de: 'Regel' },
    plural: { en: 'Rules and dates', de: 'Regeln und Termine' },
  },
  ...staffOnly,
  defaultSort: 'nextCheck',
  admin: {
    group: groups.services,
    useAsTitle: 'name',
    defaultColumns: ['name', 'effective', 'lastCheck', 'nextCheck'],
    listSearchableFields: ['name', 'changes', 'note'],
    components: { beforeListTable: ['/src/cms/admin/rules/RuleListFilters#RuleListFilters'] },
    description: {
      en: 'What the texts rely on, from which day, and where it is mentioned. After a check, correct those texts first, then enter “Last check” and “Next check”. Visitors do not see this list.',
      de: 'Worauf sich die Texte stützen, ab welchem Tag, und wo es erwähnt wird. Berichtigen Sie nach einer Prüfung zuerst diese Texte und tragen Sie dann „Letzte Prüfung“ und „Nächste Prüfung“ ein. Besucher sehen diese Liste nicht.',
    },
  },
  fields: [
    localisedText(
      'name',
      { en: 'Name', de: 'Bezeichnung' },
      {
        maxLength: 140,
        description: {
          en: 'With the number of the act, for example “Common charger, Directive (EU) 2022/2380”.',
          de: 'Mit der Nummer des Rechtsakts, etwa „Einheitliches Ladegerät, Richtlinie (EU) 2022/2380“.',
        },
      },
    ),
    hrefField(
      'url',
      { en: 'Source', de: 'Quelle' },
      {
        optional: true,
        description: {
          en: 'The official text where there is one. Starts with https://.',
          de: 'Der amtliche Text, wenn es einen gibt. Beginnt mit https://.',
        },
      },
    ),
    dayField('effective', { en: 'Applies from', de: 'Gilt ab' }),
    localisedTextarea(
      'changes',
      { en: 'What changes', de: 'Was sich ändert' },
      {
        optional: true,
        description: {
          en: 'In a few words, with further dates.',
          de: 'In wenigen Worten, mit weiteren Terminen.',
        },
      },
    ),
    {
      name: 'mentionedIn',
      type: 'relationship',
      relationTo: ['pages', 'articles', 'information', 'questions', 'services'],
      hasMany: true,
      label: { en: 'Mentioned in', de: 'Erwähnt in' },
    },
    {
      name: 'note',
      type: 'textarea',
      label: { en: 'Note', de: 'Notiz' },
      admin: {
        description: {
          en: 'What could not be confirmed, and where to look.',
          de: 'Was sich nicht bestätigen ließ, und wo nachzusehen ist.',
        },
      },
    },
    inSidebar(dayField('lastCheck', { en: 'Last check', de: 'Letzte Prüfung' }, { kind: 'checked' })),
    inSidebar({
      ...nextCheck,
      index: true,
      admin: {
        ...nextCheck.admin,
        components: { Cell: '/src/cms/admin/rules/NextCheckCell#NextCheckCell' },
      },
    }),
    seedKeyField(),
  ],
};
