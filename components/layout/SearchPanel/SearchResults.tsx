import type { FoundEntry } from '@/services/domain/registers/search';
import { useTranslation } from '@/services/i18n/useTranslation';

import { MarkedText } from './MarkedText';
import { Group, GroupName, List, Option } from './SearchResults.styles';

interface SearchResultsProps {
  id: string;
  labelledBy: string;
  found: Record<'hot' | 'others', FoundEntry[]>;
  /** Index over both groups. */
  active: number;
  idOf: (index: number) => string;
  onPoint: (index: number) => void;
  onChoose: () => void;
}

/** The list of the combobox. Its options are links too, so that a mouse may open one in another tab. */
export function SearchResults({
  id,
  labelledBy,
  found,
  active,
  idOf,
  onPoint,
  onChoose,
}: SearchResultsProps) {
  const { t } = useTranslation('common');
  const group = (name: 'hot' | 'others', first: number) =>
    found[name].length > 0 && (
      <Group role="group" aria-labelledby={`${id}-${name}`}>
        <GroupName id={`${id}-${name}`} role="presentation">
          {t(`search.${name}`)}
        </GroupName>
        {found[name].map((entry, index) => (
          <Option
            key={entry.id}
            id={idOf(first + index)}
            role="option"
            aria-selected={active === first + index}
            tabIndex={-1}
            href={entry.href}
            onPointerMove={() => onPoint(first + index)}
            onClick={onChoose}
          >
            <span>
              <MarkedText text={entry.label} ranges={entry.ranges} />
            </span>
          </Option>
        ))}
      </Group>
    );
  return (
    <List id={id} role="listbox" aria-labelledby={labelledBy}>
      {group('hot', 0)}
      {group('others', found.hot.length)}
    </List>
  );
}
