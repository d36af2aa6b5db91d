import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { Anchor } from '@/components/ui/Anchor/Anchor';

import { pagesShown } from './pagesShown';

interface PaginationProps {
  /** Accessible name of the navigation. */
  label: string;
  /** Counted from 1. */
  page: number;
  /** Of all pages, from 1; a single page has no pagination. */
  pageCount: number;
  /** Address of a page, counted from 1. */
  hrefOf: (page: number) => string;
  /** The full name of a link that shows a bare number. */
  pageLabel: (page: number) => string;
  /** Name of the link to the page before. */
  previousLabel: string;
  /** Name of the link to the next page. */
  nextLabel: string;
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xxs};
  font-size: ${theme.size.s};
  font-variant-numeric: tabular-nums lining-nums;
  list-style: none;
`;

const PageLink = styled(Anchor)`
  display: grid;
  place-items: center;
  min-width: ${theme.width.target};
  min-height: ${theme.width.target};
  padding-inline: ${theme.space.xs};
  border-bottom: 2px solid ${theme.clear};
  text-decoration: none;

  &:hover {
    border-color: ${theme.color.lineStrong};
  }

  &[aria-current] {
    border-color: ${theme.color.signal};
    font-weight: ${theme.weight.semibold};
  }
`;

/**
 * Leads through the pages of a long list, each with an address. Shows nothing where there is one page.
 * @avoid For a list that fits on one page; it shows nothing there anyway.
 * @accessibility A navigation with a name; a bare number is read out with its full name, the current page
 *   is marked.
 */
export function Pagination(props: PaginationProps) {
  const { label, page, pageCount, hrefOf, pageLabel, previousLabel, nextLabel } = props;
  if (pageCount < 2) return null;
  return (
    <nav aria-label={label}>
      <List>
        {page > 1 && (
          <li>
            <PageLink href={hrefOf(page - 1)} rel="prev">
              {previousLabel}
            </PageLink>
          </li>
        )}
        {pagesShown(page, pageCount).map((shown, index) =>
          shown === null ? (
            <li key={`gap-${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={shown}>
              <PageLink
                href={hrefOf(shown)}
                aria-label={pageLabel(shown)}
                aria-current={shown === page ? 'page' : undefined}
              >
                {shown}
              </PageLink>
            </li>
          ),
        )}
        {page < pageCount && (
          <li>
            <PageLink href={hrefOf(page + 1)} rel="next">
              {nextLabel}
            </PageLink>
          </li>
        )}
      </List>
    </nav>
  );
}
