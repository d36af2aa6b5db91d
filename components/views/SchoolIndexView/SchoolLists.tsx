import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import type { ArticleType } from '@/contract/lists/articles';

const Lists = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  column-gap: ${theme.space.l};
  list-style: none;

  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 3rem;
    border-top: 1px solid ${theme.color.lineStrong};
    font-weight: ${theme.weight.semibold};
    text-decoration: none;
  }

  a::after {
    content: '↓' / '';
    color: ${theme.color.signal};
  }

  a:hover {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
`;

/** The ways from the school's opening to each of its lists on the page. */
export function SchoolLists({ types }: { types: ArticleType[] }) {
  const { t } = useTranslation('school');
  return (
    <nav aria-label={t('lists')}>
      <Lists>
        {types.map((type) => (
          <li key={type}>
            <a href={`#${type}`}>{t(`blocks:articleType.${type}`)}</a>
          </li>
        ))}
      </Lists>
    </nav>
  );
}
