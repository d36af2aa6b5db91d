import NextLink from 'next/link';
import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { locales } from '@/services/domain/locale/locale';
import { useLocale } from '@/services/hooks/useLocale';
import { useCommonData } from '@/services/store/commonData';

import { keepReadingPosition } from './keepReadingPosition';
import { languageNames } from './languageNames';
import { saveLocale } from './saveLocale';
import { useHydrationSafePath } from './useHydrationSafePath';

interface LanguageLinksProps {
  /** Called after a choice, before the page changes. */
  onChoose: () => void;
}

const Choice = styled(NextLink)`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  min-height: ${theme.width.target};
  text-decoration: none;

  b {
    min-width: 1.5rem;
    border-bottom: 2px solid ${theme.clear};
    font-weight: ${theme.weight.semibold};
  }

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  &[aria-current] b {
    border-color: ${theme.color.signal};
  }
`;

/** The same page in each language, at the same place; a choice is remembered. */
export function LanguageLinks({ onChoose }: LanguageLinksProps) {
  const current = useLocale();
  const { cookieDomain } = useCommonData().brand;
  const address = useHydrationSafePath();
  return (
    <ul>
      {locales.map((locale) => (
        <li key={locale}>
          <Choice
            href={address}
            locale={locale}
            hrefLang={locale}
            lang={locale}
            prefetch={false}
            scroll={false}
            onNavigate={keepReadingPosition}
            aria-current={locale === current ? 'true' : undefined}
            onClick={() => {
              saveLocale(locale, cookieDomain);
              onChoose();
            }}
          >
            <b>{locale.toUpperCase()}</b>
            {` ${languageNames[locale]}`}
          </Choice>
        </li>
      ))}
    </ul>
  );
}
