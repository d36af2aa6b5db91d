import type { ReactNode } from 'react';

import { FactList } from '../ui/styles';

/** Names and values, one a row. */
export const Facts = ({ facts }: { facts: [name: string, value: ReactNode][] }) => (
  <FactList>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </FactList>
);
