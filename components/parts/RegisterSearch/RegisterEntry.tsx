import type { ReactNode } from 'react';

import { Tag } from '@/components/ui/Tag/Tag';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { pathOfSearch } from '@/services/config/paths';

import { Entry, EntryTitle, Facts } from './RegisterSearch.styles';

interface RegisterEntryProps {
  /** Page of the register, without language: the number is a link to the entry alone. */
  path: string;
  number: string;
  title: string;
  status: { label: string; isInForce: boolean };
  /** Empty values are left out. */
  facts: [name: string, value: ReactNode][];
}

/** One entry of a register. */
export function RegisterEntry({ path, number, title, status, facts }: RegisterEntryProps) {
  return (
    <Entry>
      <EntryTitle>
        <span>
          <TextLink href={pathOfSearch(path, number, 1)}>{number}</TextLink> · {title}
        </span>
        <Tag label={status.label} tone={status.isInForce ? 'quiet' : 'signal'} />
      </EntryTitle>
      <Facts>
        {facts
          .filter(([, value]) => value !== null && value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </Facts>
    </Entry>
  );
}
