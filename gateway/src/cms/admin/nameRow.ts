import { isMoney } from '../../domain/coupon';
import type { Bilingual, ContentLanguage } from '../../domain/languages';
import { formatMoney, type Money } from '../../domain/money';

export interface RowNaming {
  /** The field whose value names a row. */
  field: string;
  noun: Bilingual;
  /** Whether the rows have an amount, of money or of points, that stands beside the name. */
  hasAmount?: boolean;
}

const nameOf = (value: unknown): string | undefined =>
  typeof value === 'number' || (typeof value === 'string' && value !== '') ? String(value) : undefined;

function amountOf(row: Record<string, unknown>, language: ContentLanguage): string | undefined {
  const { amount, currency } = row as Partial<Money>;
  if (typeof amount !== 'number') return undefined;
  return isMoney(row) && currency ? formatMoney({ amount, currency }, language) : String(amount);
}

/** The name of a folded row: `Step 3 · Register`, or `Price 1 · Registration · €499`. */
export function nameRow(
  row: Record<string, unknown> = {},
  { field, noun, hasAmount = false }: RowNaming,
  index: number,
  language: ContentLanguage,
): string {
  const amount = hasAmount ? amountOf(row, language) : undefined;
  return [`${noun[language]} ${index + 1}`, nameOf(row[field]), amount].filter(Boolean).join(' · ');
}
