import { CsvError, parse } from 'csv-parse/sync';
import type { FieldHook, PayloadRequest, Validate } from 'payload';

import { withoutControlCharacters } from '@/contract/lists/controlCharacters';
import { comparedPath } from '@/contract/site/comparedPath';

import { translate } from '../../cms/fields/translate';
import type { Bilingual } from '../../domain/languages';
import type { Redirect } from '../../payload-types';
import { importProblems } from './importTexts';
import { indexRoutes, knownRoutes } from './routes';

export const mostRows = 5_000;

/** A row of the file, and what importing it does. */
export interface PlannedRow {
  /** In the file, from 1. */
  line: number;
  from: string;
  to: string;
  status: string;
  outcome: 'new' | 'changed' | 'unchanged' | 'refused';
  /** A changed one as it was before. */
  before?: Pick<Redirect, 'to' | 'status'>;
  /** Why it is refused, in the language of the request. */
  reasons?: string[];
}

export interface Plan {
  rows: PlannedRow[];
  /** The line that was taken for the headings of the columns. */
  heading?: number;
}

/** A file that cannot be read at all. */
export class UnreadableFile extends Error {
  constructor(readonly reason: Bilingual) {
    super(reason.en);
  }
}

interface Row {
  line: number;
  cells: string[];
}

/** The sign behind the first cell separates them all: later cells may contain the other one. */
const separatorOf = (text: string): string =>
  /^(?:"(?:[^"]|"")*"(?!")[ \t]*|[^",;\r\n]*)([,;])/.exec(text.trimStart().slice(0, 2_000))?.[1] ?? ',';

function readRows(text: string): Row[] {
  if (text.includes('\uFFFD')) throw new UnreadableFile(importProblems.encoding);
  try {
    const records = parse(text, {
      bom: true,
      delimiter: separatorOf(text),
      info: true,
      relax_column_count: true,
      skip_records_with_empty_values: true,
      to: mostRows + 2,
      trim: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return records.map(({ record, info }) => ({
      line: info.lines,
      cells: record.map(withoutControlCharacters),
    }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableFile(importProblems.quotes(Number(error.lines)));
  }
}

type Entered = Pick<Redirect, 'from' | 'to' | 'status' | 'coversLivePage'>;
const entered = ['from', 'to', 'status', 'coversLivePage'] as const;

interface Checked {
  name?: string;
  hooks?: { beforeValidate?: FieldHook[] };
  validate?: Validate;
}
const fieldsOf = (req: PayloadRequest) =>
  (req.payload.collections.redirects.config.fields as Checked[]).filter(({ name }) =>
    (entered as readonly string[]).includes(name ?? ''),
  );

/** As the form keeps what is typed. */
async function normalise(typed: Entered, req: PayloadRequest): Promise<Entered> {
  const data: Record<string, unknown> = { ...typed };
  for (const { name = '', hooks } of fieldsOf(req))
    for (const hook of hooks?.beforeValidate ?? [])
      data[name] = await hook({ value: data[name], data, siblingData: data, req } as never);
  return data as unknown as Entered;
}

/** Messages at the fields of the form. */
async function problemsOf(data: Entered, id: number | undefined, req: PayloadRequest): Promise<string[]> {
  const problems: string[] = [];
  for (const field of fieldsOf(req)) {
    const options = { ...field, data, siblingData: data, id, req, required: true };
    const answer = await field.validate?.(data[field.name as keyof Entered], options as never);
    if (typeof answer === 'string') problems.push(answer);
  }
  return problems;
}

/**
 * Says what importing a file does, row by row, as if each was entered in the form behind the one before. Nothing is
 * written.
 * @throws UnreadableFile
 */
export async function planImport(text: string, req: PayloadRequest): Promise<Plan> {
  const read = readRows(text);
  const isHeading = read[0]?.cells.every((cell) => !cell.includes('/')) ?? false;
  const heading = isHeading ? read.shift()?.line : undefined;
  if (read.length === 0) throw new UnreadableFile(importProblems.empty);
  if (read.length > mostRows) throw new UnreadableFile(importProblems.tooMany(mostRows));

  const { docs } = await req.payload.find({ collection: 'redirects', pagination: false, depth: 0 });
  const routes = indexRoutes(docs);
  req.context[knownRoutes] = routes;
  const lines = new Map<string, number>();

  async function plan({ line, cells }: Row): Promise<PlannedRow> {
    const [source = '', target = '', duration = ''] = cells;
    const status = (duration || '301') as Redirect['status'];
    const given = await normalise({ from: source, to: target, status, coversLivePage: false }, req);
    const refused = (...reasons: string[]): PlannedRow => ({ line, ...shown, outcome: 'refused', reasons });
    const there = routes.from(given.from) as Redirect | undefined;
    const data: Entered = there
      ? { ...given, from: there.from, coversLivePage: there.coversLivePage }
      : given;
    const shown = { from: data.from, to: data.to, status: data.status };
    if (cells.length < 2 || cells.length > 3) return refused(translate(importProblems.columns, req));
    const path = comparedPath(data.from);
    const first = lines.get(path);
    if (first !== undefined) return refused(translate(importProblems.twice(first), req));
    lines.set(path, line);
    if (there?.to === data.to && there.status === data.status)
      return { line, ...shown, outcome: 'unchanged' };
    const problems = await problemsOf(data, there?.id, req);
    if (problems.length > 0) return refused(...problems);
    routes.replace(there, { ...there, ...shown });
    if (!there) return { line, ...shown, outcome: 'new' };
    return { line, ...shown, outcome: 'changed', before: { to: there.to, status: there.status } };
  }

  const rows: PlannedRow[] = [];
  for (const row of read) rows.push(await plan(row));
  return { rows, heading };
}
