import type { GlobalConfig, TextFieldSingleValidation } from 'payload';

import { isSynonymGroup, sharedSynonym } from '../../domain/synonyms';
import { publishableGlobal } from '../access/publishable';
import { groups } from '../admin/ui/groups';
import { listField } from '../fields/shared';
import { translate } from '../fields/translate';

const longestGroup = 400;

const synonyms: TextFieldSingleValidation = (value, { data, path, req }) => {
  const line = value ?? '';
  if (!isSynonymGroup(line))
    return translate(
      {
        en: 'At least two different words, with commas between them.',
        de: 'Mindestens zwei verschiedene Wörter, mit Kommas dazwischen.',
      },
      req,
    );
  const rows = (data as { synonyms?: { words?: string | null }[] | null }).synonyms ?? [];
  const others = rows.filter((_row, index) => index !== Number(path[1])).map(({ words }) => words ?? '');
  const shared = sharedSynonym(line, others);
  if (!shared) return true;
  return translate(
    {
      en: `“${shared}” is in another group too. Put both groups together, or leave it out of one.`,
      de: `„${shared}“ steht auch in einer anderen Gruppe. Bitte beide zusammenlegen oder es in einer weglassen.`,
    },
    req,
  );
};

/**
 * The hot services of the header's search (requirements, 7: getCommoditySearch), and the words that mean the same to the
 * searches of the header and of the questions (decision 95).
 */
export const searchPanel: GlobalConfig = {
  slug: 'search-panel',
  label: { en: 'Search in the header', de: 'Suche im Kopfbereich' },
  ...publishableGlobal,
  admin: {
    group: groups.frame,
    description: {
      en: 'The search finds every published service, page, article, question and notice. Here you choose which services it suggests before anybody types, and which words mean the same.',
      de: 'Die Suche findet alles Veröffentlichte: Leistungen, Seiten, Artikel, Fragen und Neuigkeiten. Hier wählen Sie, welche Leistungen sie vorschlägt, bevor jemand tippt, und welche Wörter dasselbe bedeuten.',
    },
  },
  fields: [
    {
      name: 'hotServices',
      type: 'relationship',
      relationTo: 'services',
      hasMany: true,
      maxRows: 12,
      label: { en: 'Suggested services', de: 'Vorgeschlagene Leistungen' },
      admin: {
        description: {
          en: 'Drag them into order. A service that is not published is left out.',
          de: 'Ziehen Sie sie in die gewünschte Reihenfolge. Was nicht veröffentlicht ist, erscheint nicht.',
        },
      },
    },
    listField(
      'synonyms',
      {
        singular: { en: 'Group of words', de: 'Wortgruppe' },
        plural: { en: 'Words with one meaning', de: 'Wörter mit derselben Bedeutung' },
      },
      'words',
      [
        {
          name: 'words',
          type: 'text',
          label: { en: 'Words', de: 'Wörter' },
          required: true,
          maxLength: longestGroup,
          validate: synonyms,
        },
      ],
      {
        maxRows: 300,
        description: {
          en: 'Who looks for one word of a group finds the others too, in both languages and in the search of the questions. Write words and short phrases with commas between them: VAT, value added tax, USt, Umsatzsteuer. Plurals, umlauts and typing errors are understood by themselves. Look under “Searches without result” for what is missing here.',
          de: 'Wer ein Wort einer Gruppe sucht, findet auch die anderen, in beiden Sprachen und in der Suche der Fragen. Schreiben Sie Wörter und kurze Wendungen mit Kommas dazwischen: VAT, USt, MwSt, Umsatzsteuer. Mehrzahl, Umlaute und Tippfehler versteht die Suche von selbst. Was hier fehlt, zeigt „Suchen ohne Ergebnis“.',
        },
      },
    ),
  ],
};
