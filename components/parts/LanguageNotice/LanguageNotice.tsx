import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { Container } from '@/components/ui/Container/Container';
import type { Locale } from '@/services/domain/locale/locale';
import { useLocale } from '@/services/hooks/useLocale';

interface LanguageNoticeProps {
  /** The language that the text below is in. */
  language: Locale;
  /** Whether only some sections of it are. */
  isPartly?: boolean;
}

const Note = styled.p`
  padding: ${theme.space.s} ${theme.space.m};
  border-inline-start: 3px solid ${theme.color.signal};
  background: ${theme.color.surface};
  font-size: ${theme.size.s};
`;

/**
 * Says in the reader's language that the text is in another one. Nothing at all where it is not.
 * @avoid Where the text is translated; it shows nothing there anyway.
 * @accessibility A note before the text, in the reader's language; the text itself carries its own `lang`.
 */
export function LanguageNotice({ language, isPartly = false }: LanguageNoticeProps) {
  const { t } = useTranslation('blocks');
  const locale = useLocale();
  if (language === locale) return null;
  return (
    <Container>
      <Note role="note">
        {t(isPartly ? `languageNotice.partly.${language}` : `languageNotice.${language}`)}
      </Note>
    </Container>
  );
}
