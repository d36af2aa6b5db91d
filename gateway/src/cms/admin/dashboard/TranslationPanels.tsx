import Link from 'next/link';

import { findTranslations, type TranslationTask } from '../../translations/findTranslations';
import { Panel } from '../ui/Panel';
import { mostShown, type PanelData } from '../ui/panelProps';
import { dashboardMessages } from './messages';

/** For translators: what changed in English after it was translated, and what German lacks. */
export async function TranslationPanels({ payload, language }: PanelData) {
  const words = dashboardMessages[language];
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
