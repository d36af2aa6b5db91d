'use client';

import { formatTime } from '../../../cms/admin/ui/formatTime';
import { useFormDocument } from '../../../cms/admin/ui/formDocument';
import { useAdminLanguage } from '../../../cms/admin/ui/useAdminLanguage';
import { useAnswer } from '../../../cms/admin/ui/useAnswer';
import { useSavedAt } from '../../../cms/admin/ui/useSavedAt';
import { adminPath } from '../../../domain/adminPath';
import type { ListedVersion } from './findDocumentVersions';
import { historyMessages } from './texts';
import { versionsPath } from './versionsPath';

const quiet = { color: 'var(--theme-elevation-600)', fontSize: 12, margin: 0 } as const;
const line = { borderTop: '1px solid var(--theme-elevation-150)', padding: '6px 0' } as const;

/** In the sidebar of a document: who saved and published its newest versions, each of which can be compared. */
export function History() {
  const words = historyMessages[useAdminLanguage()];
  const { source, id } = useFormDocument();
  const savedAt = useSavedAt();
  const { data, hasFailed } = useAnswer<{ docs: ListedVersion[] }>(
    source && versionsPath(source, id),
    savedAt,
  );
  const done = ({ version, publishedLocale }: ListedVersion) => {
    if (version._status !== 'published') return words.draft;
    return publishedLocale ? words.publishedIn[publishedLocale] : words.published;
  };
  if (hasFailed) return <p role="alert">{words.failed}</p>;
  if (!source || !data?.docs.length) return null;
  const allAt = `${adminPath({ source, id })}/versions`;
  return (
    <section style={{ margin: '24px 0' }} aria-labelledby="history-heading">
      <h3 id="history-heading" style={{ marginBottom: 8 }}>
        {words.heading}
      </h3>
      <ol style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {data.docs.map((version) => (
          <li key={version.id} style={line}>
            <a href={`${allAt}/${version.id}`}>{formatTime(Date.parse(version.updatedAt))}</a>
            <p style={quiet}>
              {version.version.savedBy ?? words.nobody}: {done(version)}
            </p>
          </li>
        ))}
      </ol>
      <p style={quiet}>
        <a href={allAt}>{words.all}</a>
      </p>
    </section>
  );
}
