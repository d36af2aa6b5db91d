'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { type ChangeEvent, useId, useRef, useState, useTransition } from 'react';

import { AdminTable } from '../../cms/admin/ui/AdminTable';
import { SmallButton } from '../../cms/admin/ui/SmallButton';
import { useAdminLanguage } from '../../cms/admin/ui/useAdminLanguage';
import { useRequest } from '../../cms/admin/ui/useRequest';
import type { DryRun } from './importEndpoint';
import { importProblems, importTexts, longestFile } from './importTexts';
import type { PlannedRow } from './planImport';

/** More rows nobody reads, and a table of all would hold up the browser. */
const mostShown = 500;

type Words = (typeof importTexts)['en' | 'de'];

const outcomeOf = ({ outcome, before, reasons }: PlannedRow, words: Words) =>
  [
    [words.outcomes[outcome], before && words.was(before.to, before.status)].filter(Boolean).join(', '),
    ...(reasons ?? []),
  ].join(': ');

/** The effects of an import, in all. */
function summaryOf({ rows, heading }: Pick<DryRun, 'rows' | 'heading'>, words: Words): string {
  const count = (outcome: PlannedRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  return [
    words.totals(count('new'), count('changed'), count('unchanged'), count('refused')),
    heading !== undefined && words.headingLine(heading),
    rows.length > mostShown && words.firstOf(mostShown, rows.length),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The rows of an import, those refused first. */
function DryRunTable({ rows, words }: Pick<DryRun, 'rows'> & { words: Words }) {
  const { heads } = words;
  const shown = rows
    .toSorted((one, other) => Number(other.outcome === 'refused') - Number(one.outcome === 'refused'))
    .slice(0, mostShown);
  return (
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
  );
}

/** Imports redirects from a file or from pasted rows: first as a dry run, then what that has shown. */
export function ImportPanel() {
  const language = useAdminLanguage();
  const words = importTexts[language];
  const id = useId();
  const router = useRouter();
  const [text, setText] = useState('');
  const [dryRun, setDryRun] = useState<DryRun>();
  const [summary, setSummary] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const [isBusy, startWork] = useTransition();
  const request = useRequest(words.failure);
  const count = dryRun?.rows.filter(({ outcome }) => outcome === 'new' || outcome === 'changed').length ?? 0;

  function show(run: DryRun | undefined, said = run ? summaryOf(run, words) : '') {
    setDryRun(run);
    setSummary(said);
  }
  function enter(entered: string) {
    setText(entered);
    show(undefined);
  }
  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (!file) return;
    if (file.size > longestFile) toast.error(importProblems.tooLong[language]);
    else enter(await file.text());
    // The same file can be chosen again once it is corrected.
    target.value = '';
  }
  const check = () =>
    startWork(async () => show(await request<DryRun>('POST', '/redirects/import?dryRun=true', { text })));
  const submit = () =>
    startWork(async () => {
      const body = { text, plan: dryRun?.plan };
      const answer = await request<{ imported: number }>('POST', '/redirects/import', body);
      show(undefined, answer && words.done(answer.imported));
      // The button is gone.
      status.current?.focus();
      if (answer) router.refresh();
    });

  return (
    <section aria-labelledby={`${id}-heading`} className="redirect-import">
      <h2 id={`${id}-heading`}>{words.heading}</h2>
      <p id={`${id}-help`}>{words.help}</p>
      <div>
        <label className="field-label" htmlFor={`${id}-file`}>
          {words.file}
        </label>
        <input
          accept=".csv,text/csv"
          id={`${id}-file`}
          onChange={(event) => void choose(event)}
          type="file"
        />
      </div>
      <div>
        <label className="field-label" htmlFor={`${id}-text`}>
          {words.text}
        </label>
        <textarea
          aria-describedby={`${id}-help`}
          id={`${id}-text`}
          onChange={({ target }) => enter(target.value)}
          rows={8}
          spellCheck={false}
          value={text}
        />
      </div>
      <SmallButton disabled={isBusy || text.trim() === ''} onClick={check}>
        {words.check}
      </SmallButton>
      <p ref={status} role="status" tabIndex={-1}>
        {summary}
      </p>
      {dryRun && <DryRunTable rows={dryRun.rows} words={words} />}
      {count > 0 && (
        <SmallButton buttonStyle="primary" disabled={isBusy} onClick={submit}>
          {words.submit(count)}
        </SmallButton>
      )}
    </section>
  );
}
