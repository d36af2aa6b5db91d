import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { Section } from '@/components/ui/Section/Section';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { paths } from '@/services/config/paths';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
  gap: ${theme.space.s} ${theme.space.l};
  list-style: none;
`;

/** Name and target of each link, in the order in which people ask. */
const answers = [
  ['offer', `${paths.manuals}#sample-offer`],
  ['cases', `${paths.about}#example`],
  ['story', `${paths.about}#case`],
  ['filing', `${paths.about}#who-files`],
  ['levels', `${paths.about}#service-levels`],
  ['data', `${paths.about}#data`],
  ['integrations', paths.integrations],
  ['switching', paths.switching],
  ['workspace', `${paths.freeTrial}#workspace`],
] as const;

/**
 * Links for somebody who is about to order: a whole offer, worked cases, who files, where data is kept, the way in and out.
 * @avoid On pages that answer these questions themselves.
 * @accessibility A list of links that say what they lead to.
 */
export function BeforeOrdering() {
  const { t } = useTranslation('blocks');
  return (
    <Section heading={t('beforeOrdering.heading')} tone="tinted">
      <List>
        {answers.map(([name, href]) => (
          <li key={name}>
            <TextLink href={href}>{t(`beforeOrdering.${name}`)}</TextLink>
          </li>
        ))}
      </List>
    </Section>
  );
}
