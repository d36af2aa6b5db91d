import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { Picture } from '@/components/ui/Picture/Picture';
import { Section } from '@/components/ui/Section/Section';
import type { BlockOf } from '@/services/domain/content/page';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: ${theme.space.xl} ${theme.space.l};
  list-style: none;
`;

const Person = styled.li`
  font-size: ${theme.size.s};
  line-height: 1.5;
`;

/** Portraits are drawn on paper. */
const Portrait = styled(Picture)`
  border-radius: ${theme.radius.m};
  margin-bottom: ${theme.space.s};
`;

const Name = styled.h3`
  font-size: ${theme.size.h3};
`;

const Role = styled.p`
  font-weight: ${theme.weight.medium};
`;

const Text = styled.p`
  margin-top: ${theme.space.xxs};
  color: ${theme.color.textMuted};
`;

interface PeopleProps {
  /** Heading, lead and people: portrait, name, what somebody is responsible for, and a sentence. */
  block: BlockOf<'people'>;
}

/**
 * Who does the work, as a list.
 * @avoid For firms: `PartnerStrip`. For places: `Offices`.
 * @accessibility A list with a heading for each person. The name stands beside the portrait: its `alt` is empty.
 */
export function People({ block }: PeopleProps) {
  return (
    <Section id={block.anchor ?? undefined} heading={block.heading} lead={block.lead} wide>
      <List>
        {block.people.map(({ image, name, role, text }) => (
          <Person key={name}>
            {image && <Portrait image={{ ...image, alt: '' }} sizes="8rem" />}
            <Name>{name}</Name>
            <Role>{role}</Role>
            {text && <Text>{text}</Text>}
          </Person>
        ))}
      </List>
    </Section>
  );
}
