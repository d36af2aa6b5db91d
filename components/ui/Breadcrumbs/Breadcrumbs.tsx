import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { TextLink } from '@/components/ui/TextLink/TextLink';

interface BreadcrumbsProps {
  /** Accessible name of the navigation. */
  label: string;
  /** From the home page to this one; the last is the page itself and no link. */
  items: { label: string; href: string }[];
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space.s};
  font-size: ${theme.size.xs};
  list-style: none;
`;

const Item = styled.li`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.s};
  color: ${theme.color.textMuted};

  & + &::before {
    content: '';
    width: 1px;
    height: 0.75em;
    background: ${theme.color.lineStrong};
  }

  a {
    padding-block: 0.25rem;
  }
`;

/**
 * The way from home to this page.
 * @avoid On home, and on pages without a page above them. Blocks use `BreadcrumbBar`, which knows the
 *   words.
 * @accessibility A navigation with a name of its own; the last entry is marked as the current page.
 */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <List>
        {items.map(({ label: name, href }, index) => (
          <Item key={href}>
            {index === items.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <TextLink href={href}>{name}</TextLink>
            )}
          </Item>
        ))}
      </List>
    </nav>
  );
}
