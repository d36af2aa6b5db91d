import { useTranslation } from 'next-i18next/pages';

import type { Found } from '@/services/domain/registers/search';

import { MarkedText } from './MarkedText';
import { Area, Group, GroupName, List, Option } from './SearchResults.styles';

interface SearchResultsProps {
  id: string;
  labelledBy: string;
  groups: Found['groups'];
  /** Index over all groups. */
  active: number;
  idOf: (index: number) => string;
  onPoint: (index: number) => void;
  onChoose: () => void;
}

/** The list of the combobox. Its options are links too, so that a mouse may open one in another tab. */
export function SearchResults({
  id,
  labelledBy,
  groups,
  active,
  idOf,
  onPoint,
  onChoose,
}: SearchResultsProps) {
  const { t } = useTranslation('search');
  const firstOf = (position: number) =>
    groups.slice(0, position).reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <List id={id} role="listbox" aria-labelledby={labelledBy}>
      {groups.map(({ group, entries }, position) => (
        <Group key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <GroupName id={`${id}-${group}`} role="presentation">
            {t(group)}
          </GroupName>
          {entries.map((entry, place) => {
            const index = firstOf(position) + place;
            return (
              <Option
                key={entry.id}
                id={idOf(index)}
                role="option"
                aria-selected={active === index}
                tabIndex={-1}
                href={entry.href}
                onPointerMove={() => onPoint(index)}
                onClick={onChoose}
              >
                <span>
                  <MarkedText text={entry.label} ranges={entry.ranges} />
                  {entry.areaName && <Area> {entry.areaName}</Area>}
                </span>
              </Option>
            );
          })}
        </Group>
      ))}
    </List>
  );
}
