import Link from 'next/link';

import { languageOfTranslator } from '../../cms/access/roles';
import { Panel } from '../../cms/admin/ui/Panel';
import { mostShown, type PanelData } from '../../cms/admin/ui/panelProps';
import { findTranslations, type TranslationTask } from './findTranslations';
import { panelTexts } from './listTexts';

/** For translators: what changed in English after it was translated, and what German lacks. */
export async function TranslationPanels({ payload, language, user }: PanelData) {
  if (languageOfTranslator(user) !== 'de') return null;
  const words = panelTexts[language];
  const [changed, missing] = await Promise.all(
    (['changed', 'missing'] as const).map((kind) =>
      findTranslations(payload, language, { kind, limit: mostShown }),
    ),
  );
  const item = ({ title, kind, form }: TranslationTask, count: number) => (
    <>
      {kind && `${kind}: `}
      <Link href={form}>{title}</Link>, {words.texts(count)}
    </>
  );
  const all = (show: string) => ({ href: `/admin/translations?show=${show}`, label: words.allTranslations });
  return (
    <>
      <Panel
        heading={words.changed}
        empty={words.noChanged}
        items={(changed ?? []).map((task) => item(task, task.changed))}
        all={all('changed')}
      />
      <Panel
        heading={words.missing}
        empty={words.noMissing}
        items={(missing ?? []).map((task) => item(task, task.missing))}
        all={all('missing')}
      />
    </>
  );
}
