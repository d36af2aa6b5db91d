import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { Section } from '@/components/ui/Section/Section';
import type { BlockOf } from '@/services/domain/content/page';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(12rem, 100%), 1fr));
  gap: ${theme.space.xl};
  list-style: none;
`;

const Office = styled.li`
  padding-top: ${theme.space.s};
  border-top: 2px solid ${theme.color.text};
  font-size: ${theme.size.s};
  line-height: 1.5;
`;

const City = styled.h3`
  font-size: ${theme.size.h2};
  line-height: ${theme.leading.tight};
`;

const Country = styled.p`
  margin-top: ${theme.space.xxs};
  color: ${theme.color.textMuted};
`;

const Address = styled.address`
  margin-top: ${theme.space.m};
  white-space: pre-line;
`;

const Note = styled.p`
  margin-top: ${theme.space.s};
  color: ${theme.color.textMuted};
`;

interface OfficesProps {
  /** Heading, lead and offices: city, country, address, and a note such as opening hours. */
  block: BlockOf<'offices'>;
}

/**
 * The places where the house is, as a list.
 * @avoid For how to reach them: `ContactPlace`.
 * @accessibility A list; city and country are text, no map is needed.
 */
export function Offices({ block }: OfficesProps) {
  return (
    <Section id={block.anchor ?? undefined} heading={block.heading} lead={block.lead}>
      <List>
        {block.offices.map(({ city, country, address, note }) => (
          <Office key={city}>
            <City>{city}</City>
            <Country>{country}</Country>
            <Address>{address}</Address>
            {note && <Note>{note}</Note>}
          </Office>
        ))}
      </List>
    </Section>
  );
}
