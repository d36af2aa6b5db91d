'use client';

import { toast, useAuth } from '@payloadcms/ui';
import Link from 'next/link';
import { useId, useReducer, useState, useTransition } from 'react';

import { isEditorUser, languageOfTranslator } from '../../cms/access/roles';
import { useFormDocument } from '../../cms/admin/ui/formDocument';
import { SmallButton } from '../../cms/admin/ui/SmallButton';
import { useAdminLanguage } from '../../cms/admin/ui/useAdminLanguage';
import { useAnswer } from '../../cms/admin/ui/useAnswer';
import { useRequest } from '../../cms/admin/ui/useRequest';
import type { OfferedRelease } from './documentEndpoints';
import {
  releasedLanguageNames,
  releasedLanguages,
  releaseStateNames,
  type ReleasedLanguages,
} from './release';
import { releaseMessages } from './texts';

const another = 'new';

/** In the sidebar of a document: the releases in which it stands, and the way into one. */
export function DocumentRelease() {
  const { user } = useAuth();
  const { named, query } = useFormDocument();
  const language = useAdminLanguage();
  const words = releaseMessages[language];
  const request = useRequest(words.failure);
  const [turn, askAgain] = useReducer((last: number) => last + 1, 0);
  const path = query && `/releases/of-document?${query}`;
  const { data, hasFailed } = useAnswer<{ releases: OfferedRelease[] }>(path, turn);
  const [chosen, setChosen] = useState('');
  const [title, setTitle] = useState('');
  const [languages, setLanguages] = useState<ReleasedLanguages>('all');
  const [isBusy, startWork] = useTransition();
  const field = useId();

  if (hasFailed) return <p role="alert">{words.failure}</p>;
  if (!data) return null;
  const { releases } = data;
  const isEditor = isEditorUser(user as never);
  const own = languageOfTranslator(user as never);
  const choice = chosen || String(releases[0]?.id ?? (isEditor ? another : ''));

  const work = (todo: () => Promise<string | undefined>) =>
    startWork(async () => {
      const done = await todo();
      if (done) toast.success(done);
      askAgain();
    });
  const add = () =>
    work(async () => {
      let release = choice;
      if (release === another) {
        const made = await request<{ doc: { id: number } }>('POST', '/releases', { title });
        if (!made) return undefined;
        release = String(made.doc.id);
        setChosen(release);
        setTitle('');
      }
      const body = { ...named, languages: own ?? languages };
      const added = await request<object>('POST', `/releases/${release}/documents`, body);
      return added && words.added;
    });
  const remove = (release: number, row: number) =>
    work(async () => {
      const removed = await request<object>('DELETE', `/releases/${release}/documents/${row}`);
      return removed && words.removed;
    });

  return (
    <section className="admin-sidebar-part document-release" aria-labelledby={`${field}-heading`}>
      <h3 id={`${field}-heading`}>{words.heading}</h3>
      <p className="admin-quiet">{words.hint}</p>
      <ul>
        {releases.flatMap((release) =>
          release.rows.map((row) => (
            <li key={row.id}>
              <Link href={`/admin/collections/releases/${release.id}`}>{release.title}</Link>
              <br />
              {releasedLanguageNames[row.languages][language]}, {releaseStateNames[release.state][language]}{' '}
              {row.mayRemove && (
                <button
                  aria-label={words.removeOf(release.title)}
                  className="link-button"
                  disabled={isBusy}
                  onClick={() => remove(release.id, row.id)}
                  type="button"
                >
                  {words.remove}
                </button>
              )}
            </li>
          )),
        )}
      </ul>
      {!isEditor && releases.length === 0 ? (
        <p>{words.noneForTranslators}</p>
      ) : (
        <>
          <label className="field-label" htmlFor={`${field}-release`}>
            {words.choose}
          </label>
          <select
            className="plain-select"
            id={`${field}-release`}
            onChange={(event) => setChosen(event.target.value)}
            value={choice}
          >
            {releases.map((release) => (
              <option key={release.id} value={release.id}>
                {release.state === 'open'
                  ? release.title
                  : `${release.title} (${releaseStateNames[release.state][language]})`}
              </option>
            ))}
            {isEditor && <option value={another}>{words.another}</option>}
          </select>
          {choice === another && (
            <>
              <label className="field-label" htmlFor={`${field}-title`}>
                {words.title}
              </label>
              <input
                className="plain-select"
                id={`${field}-title`}
                maxLength={120}
                onChange={(event) => setTitle(event.target.value)}
                value={title}
              />
            </>
          )}
          {isEditor && (
            <>
              <label className="field-label" htmlFor={`${field}-languages`}>
                {words.languages}
              </label>
              <select
                className="plain-select"
                id={`${field}-languages`}
                onChange={(event) => setLanguages(event.target.value as ReleasedLanguages)}
                value={languages}
              >
                {releasedLanguages.map((one) => (
                  <option key={one} value={one}>
                    {releasedLanguageNames[one][language]}
                  </option>
                ))}
              </select>
            </>
          )}
          <SmallButton disabled={isBusy || (choice === another && !title.trim())} onClick={add}>
            {words.add}
          </SmallButton>
        </>
      )}
    </section>
  );
}
