import type { ReactNode } from 'react';

import { countryName } from '@/contract/lists/countryName';

import {
  fileDocumentNames,
  fileDutyNames,
  fileStateNames,
  fileStates,
  fileStepNames,
} from '../../domain/clientFile';
import { type ReturnFigures, payableOf, returnStateNames } from '../../domain/clientReturn';
import type { ContentLanguage } from '../../domain/languages';
import { formatMoney } from '../../domain/money';
import type { AccountFile, AccountReturn } from '../../features/clientFiles/findClientFiles';
import { formatDate, formatDay, formatMoment, formatPeriod } from '../format';
import { ReturnDecision } from '../forms/ReturnDecision';
import { fileTexts } from '../texts/fileTexts';
import account from './account.module.css';
import styles from './clientFiles.module.css';
import { Facts } from './Facts';

/** A file by its duty and country: `VAT, Poland`. */
export const fileTitle = (
  { country, duty }: Pick<AccountFile, 'country' | 'duty'>,
  language: ContentLanguage,
) => `${fileDutyNames[duty][language]}, ${countryName(country)[language]}`;

export const fileAnchor = (id: number): string => `file-${id}`;

interface FileStateProps {
  file: Pick<AccountFile, 'state' | 'stateSince'>;
  language: ContentLanguage;
}

/** The three states of a file on one ruler, with the mark at the one that it is in. */
export function FileStateTrack({ file: { state, stateSince }, language }: FileStateProps) {
  const texts = fileTexts(language);
  const current = fileStates.indexOf(state);
  return (
    <ol aria-label={texts.state} className={styles.track}>
      {fileStates.map((name, index) => (
        <li
          aria-current={index === current ? 'step' : undefined}
          data-passed={index < current ? '' : undefined}
          key={name}
        >
          {fileStateNames[name][language]}
          {index === current && stateSince && <small>{texts.since(formatDay(stateSince, language))}</small>}
        </li>
      ))}
    </ol>
  );
}

interface FiguresTableProps {
  figures: ReturnFigures;
  currency: string;
  language: ContentLanguage;
}

function FiguresTable({ figures, currency, language }: FiguresTableProps) {
  const texts = fileTexts(language);
  const payable = payableOf(figures);
  const rows: [string, number][] = [
    [texts.netSales, figures.netSales],
    [texts.outputTax, figures.outputTax],
    [texts.inputTax, figures.inputTax],
    [payable < 0 ? texts.refund : texts.payable, Math.abs(payable)],
  ];
  return (
    <dl className={styles.figures}>
      {rows.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatMoney({ amount, currency }, language)}</dd>
        </div>
      ))}
    </dl>
  );
}

const Quoted = ({ title, children }: { title: string; children: string }) => (
  <div className={styles.quoted}>
    <strong>{title}</strong>
    <p>{children}</p>
  </div>
);

function ReturnOfFile({ entry, language }: { entry: AccountReturn; language: ContentLanguage }) {
  const texts = fileTexts(language);
  const { id, currency, figures, state, question, answer, dueDate, decidedAt } = entry;
  const time = decidedAt && formatMoment(new Date(decidedAt), language);
  return (
    <section
      aria-labelledby={`return-${id}`}
      className={styles.return}
      data-waits={state === 'toApprove' ? '' : undefined}
    >
      <h3 id={`return-${id}`}>{texts.returnOf(formatPeriod(entry, language))}</h3>
      <p className={styles.returnState}>
        <strong>{returnStateNames[state][language]}</strong> · {texts.due} {formatDate(dueDate, language)}
      </p>
      {figures ? (
        <FiguresTable currency={currency} figures={figures} language={language} />
      ) : (
        <p>{texts.inPreparation}</p>
      )}
      {question && <Quoted title={texts.yourQuestion}>{question}</Quoted>}
      {answer && <Quoted title={texts.ourAnswer}>{answer}</Quoted>}
      {time && (state === 'approved' || state === 'filed') && <p>{texts.approvedOn(time)}</p>}
      {time && state === 'questioned' && <p>{texts.askedOn(time)}</p>}
      {figures && (
        <ReturnDecision figures={figures} isOpen={state === 'toApprove'} language={language} returnId={id} />
      )}
    </section>
  );
}

function OneFile({ file, language }: { file: AccountFile; language: ContentLanguage }) {
  const texts = fileTexts(language);
  const { id, registrationNumber, wanted, nextDate, nextStep, returns } = file;
  const facts: [string, ReactNode][] = [];
  if (registrationNumber) facts.push([texts.number, registrationNumber]);
  if (wanted.length > 0)
    facts.push([texts.wanted, wanted.map((name) => fileDocumentNames[name][language]).join(', ')]);
  if (nextDate)
    facts.push([
      texts.next,
      <>
        <time dateTime={nextDate}>{formatDate(nextDate, language)}</time>
        {nextStep && <small>{fileStepNames[nextStep][language]}</small>}
      </>,
    ]);
  return (
    <article className={account.part} id={fileAnchor(id)}>
      <h2>{fileTitle(file, language)}</h2>
      <FileStateTrack file={file} language={language} />
      {facts.length > 0 && <Facts facts={facts} />}
      {returns.map((entry) => (
        <ReturnOfFile entry={entry} key={entry.id} language={language} />
      ))}
    </article>
  );
}

/** The client files of an account with their returns, which it approves here (requirements, 11.17). */
export function ClientFiles({
  files,
  language,
}: {
  files: readonly AccountFile[];
  language: ContentLanguage;
}) {
  if (files.length === 0) return <p>{fileTexts(language).none}</p>;
  return files.map((file) => <OneFile file={file} key={file.id} language={language} />);
}
