import { FactText } from '@/components/parts/FactText/FactText';
import { DateText } from '@/components/ui/DateText/DateText';
import type { WireFact } from '@/contract/calls/facts';
import { factKindNames } from '@/contract/lists/factNames';
import { useLocale } from '@/services/hooks/useLocale';

/** One fact: its name, then what holds. A change is named by its day. */
export function FactRow({ row }: { row: WireFact['rows'][number] }) {
  const locale = useLocale();
  const { kind, from } = row;
  return (
    <tr>
      <th scope="row">
        {kind === 'change' && from ? (
          <DateText iso={from} locale={locale} isShort />
        ) : (
          factKindNames[kind][locale]
        )}
      </th>
      <td>
        <FactText row={row} />
      </td>
    </tr>
  );
}
