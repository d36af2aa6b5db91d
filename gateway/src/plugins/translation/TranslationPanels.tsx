import Link from 'next/link';

import { languageOfTranslator } from '../../cms/access/roles';
import { Panel } from '../../cms/admin/ui/Panel';
import { mostShown, type PanelData } from '../../cms/admin/ui/panelProps';
import { findTranslations } from './findTranslations';
import { translationMessages } from './listTexts';

/** For translators: what changed in English after it was translated, and what German lacks. */
export async function TranslationPanels({ payload, language, user }: PanelData) {
  if (languageOfTranslator(user) !== 'de') return null;
  const words = translationMessages[language];
  const kinds = ['changed', 'missing'] as const;
  const found = await Promise.all(
    kinds.map((kind) => findTranslations(payload, language, { kind, limit: mostShown })),
  );
  return kinds.map((kind, place) => (
    <Panel
      key={kind}
      heading={words.kinds[kind]}
      empty={words.none[kind]}
      items={(found[place] ?? []).map(({ title, kind: of, form, ...counts }) => (
        <>
          {of && `${of}: `}
          <Link href={form}>{title}</Link>, {words.texts(counts[kind])}
        </>
      ))}
      all={{ href: `/admin/translations?show=${kind}`, label: words.allTranslations }}
    />
  ));
}
