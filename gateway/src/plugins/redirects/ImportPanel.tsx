'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type ChangeEvent, useId, useState, useTransition } from 'react';

import { AdminTable } from '../../cms/admin/ui/AdminTable';
import { useAdminLanguage } from '../../cms/admin/ui/useAdminLanguage';
import { useRequest } from '../../cms/admin/ui/useRequest';
import type { DryRun } from './importEndpoint';
import { importTexts } from './importTexts';
import type { PlannedRow } from './planImport';

/** More rows nobody reads, and a table of all would hold up the browser. */
const mostShown = 500;

type Words = (typeof importTexts)['en' | 'de'];

const outcomeOf = ({ outcome, before, reasons }: PlannedRow, words: Words) =>
  [
    [words.outcomes[outcome], before && words.was(before.to, before.status)].filter(Boolean).join(', '),
    ...(reasons ?? []),
  ].join(': ');

/** What an import would do: the totals, and its rows. */
function DryRunTable({ rows, heading, words }: Pick<DryRun, 'rows' | 'heading'> & { words: Words }) {
  const count = (outcome: PlannedRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  const refused = count('refused');
  const shown = [...rows]
    .sort((one, other) => Number(other.outcome === 'refused') - Number(one.outcome === 'refused'))
    .slice(0, mostShown);
  const { heads } = words;
  return (
    <>
      <p role="status">
        {words.totals(count('new'), count('changed'), count('unchanged'), refused)}{' '}
        {heading !== undefined && words.headingLine(heading)}{' '}
        {rows.length > mostShown && words.firstOf(mostShown, rows.length)}
      </p>
      <AdminTable
        labels="long"
        rows={shown.map((row) => ({
          key: row.line,
          cells: {
            [heads.line]: row.line,
            [heads.from]: row.from,
            [heads.to]: row.to,
            [heads.status]: row.status,
            [heads.outcome]: outcomeOf(row, words),
          },
        }))}
      />
    </>
  );
}

/** Imports redirects from a file or from pasted rows: first as a dry run, then what that has shown. */
export function ImportPanel() {
  const words = importTexts[useAdminLanguage()];
  const id = useId();
  const router = useRouter();
  const [text, setText] = useState('');
  const [dryRun, setDryRun] = useState<DryRun>();
  const [imported, setImported] = useState<number>();
  const [isBusy, startWork] = useTransition();
  const request = useRequest(words.failure);
  const count = dryRun?.rows.filter(({ outcome }) => outcome === 'new' || outcome === 'changed').length ?? 0;

  function enter(entered: string) {
    setText(entered);
    setDryRun(undefined);
    setImported(undefined);
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) =>
    startWork(async () => enter((await target.files?.[0]?.text()) ?? ''));
  const check = () =>
    startWork(async () => {
      setDryRun(await request<DryRun>('POST', '/redirects/import?dryRun=true', { text }));
    });
  const submit = () =>
    startWork(async () => {
      const body = { text, plan: dryRun?.plan };
      const answer = await request<{ imported: number }>('POST', '/redirects/import', body);
      setDryRun(undefined);
      setImported(answer?.imported);
      if (answer) router.refresh();
    });

  return (
    <section aria-labelledby={`${id}-heading`} style={{ marginBottom: 32 }}>
      <h2 id={`${id}-heading`}>{words.heading}</h2>
      <p id={`${id}-help`} style={{ maxWidth: '72ch' }}>
        {words.help}
      </p>
      <label className="field-label" htmlFor={`${id}-file`}>
        {words.file}
      </label>
      <input accept=".csv,text/csv" id={`${id}-file`} onChange={choose} type="file" />
      <div className="field-type textarea">
        <label className="field-label" htmlFor={`${id}-text`}>
          {words.text}
        </label>
        <textarea
          aria-describedby={`${id}-help`}
          id={`${id}-text`}
          onChange={({ target }) => enter(target.value)}
          rows={8}
          spellCheck={false}
          style={{ width: '100%', fontFamily: 'monospace' }}
          value={text}
        />
      </div>
      <Button buttonStyle="secondary" disabled={isBusy || text.trim() === ''} onClick={check}>
        {words.check}
      </Button>
      {dryRun && <DryRunTable {...dryRun} words={words} />}
      {count > 0 && (
        <Button disabled={isBusy} onClick={submit}>
          {words.submit(count)}
        </Button>
      )}
      {imported !== undefined && <p role="status">{words.done(imported)}</p>}
    </section>
  );
}
