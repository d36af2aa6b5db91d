import type { AdminViewServerProps } from 'payload';

import { mayWriteIn } from '../../cms/access/roles';
import { AdminPage } from '../../cms/admin/ui/AdminPage';
import { AdminTable } from '../../cms/admin/ui/AdminTable';
import { RequestButton } from '../../cms/admin/ui/RequestButton';
import { adminLanguage } from '../../domain/languages';
import { countTranslations, findTranslations, taskKinds } from './findTranslations';
import { translationMessages, translationsTitle } from './listTexts';

const pageSize = 50;

const single = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

/** Lists what German lacks and what changed in English after it was translated, with a link to each document. */
export async function TranslationsView(props: AdminViewServerProps) {
  const { searchParams } = props;
  const { req } = props.initPageResult;
  const language = adminLanguage(req.i18n.language);
  const words = translationMessages[language];
  const kind = taskKinds.find((one) => one === single(searchParams?.show)) ?? 'all';
  const page = Math.max(1, Math.trunc(Number(single(searchParams?.page)) || 1));
  const [counts, tasks] = await Promise.all([
    countTranslations(req.payload),
    findTranslations(req.payload, language, { kind, limit: pageSize, page }),
  ]);
  const mayConfirm = mayWriteIn('de', req.user);
  const addressOf = (show: string, of = 1) =>
    `/admin/translations?${new URLSearchParams({ show, ...(of > 1 && { page: String(of) }) })}`;
  return (
    <AdminPage {...props} title={translationsTitle[language]}>
      <p style={{ maxWidth: '72ch', marginBottom: 24 }}>{words.lead}</p>
      <nav className="admin-filter" aria-label={words.show}>
        {taskKinds.map((one) => (
          <a key={one} href={addressOf(one)} aria-current={one === kind ? 'page' : undefined}>
            {words.kinds[one]} ({counts[one]})
          </a>
        ))}
      </nav>
      {tasks.length === 0 && <p>{words.none[kind]}</p>}
      {tasks.length > 0 && (
        <AdminTable
          labels="short"
          rows={tasks.map(({ key, title, kind: of, form, path, changed, missing }) => ({
            key,
            cells: {
              [words.what]: (
                <>
                  {of && `${of}: `}
                  <a href={form}>{title}</a>
                </>
              ),
              [words.kinds.changed]: changed > 0 ? words.texts(changed) : '–',
              [words.kinds.missing]: missing > 0 ? words.texts(missing) : '–',
              '': mayConfirm && changed > 0 && (
                <RequestButton
                  method="POST"
                  path={`${path}/translation`}
                  label={words.stillRight}
                  about={words.stillRightAbout(title)}
                  failure={words.notConfirmed}
                />
              ),
            },
          }))}
        />
      )}
      <p className="admin-filter" style={{ marginTop: 24 }}>
        {page > 1 && <a href={addressOf(kind, page - 1)}>{words.previous}</a>}
        {page * pageSize < counts[kind] && <a href={addressOf(kind, page + 1)}>{words.next}</a>}
      </p>
    </AdminPage>
  );
}
