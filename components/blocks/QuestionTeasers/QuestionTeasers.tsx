import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { Section } from '@/components/ui/Section/Section';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { paths } from '@/services/config/paths';
import type { BlockOf } from '@/services/domain/content/page';
import { langAttribute } from '@/services/domain/locale/langAttribute';
import { useLocale } from '@/services/hooks/useLocale';

import { Answer, Entry, Question } from '../Faq/Faq.styles';

const Short = styled.p`
  margin-bottom: ${theme.space.s};
  font-family: ${theme.font.serif};
`;

/** On a phone four: the page of questions has all. */
const Few = styled.div`
  @media (width < 48rem) {
    > :nth-child(n + 5) {
      display: none;
    }
  }
`;

const All = styled.p`
  margin-top: ${theme.space.l};
`;

interface QuestionTeasersProps {
  /** Heading, lead and questions; without any, nothing is shown. */
  block: BlockOf<'questionTeasers'>;
}

/**
 * The first question of each type with its short answer, closed; each leads to the whole one.
 * @avoid For questions about one page: the block `Faq`.
 * @accessibility The browser's own disclosure; the link names the question it leads to.
 */
export function QuestionTeasers({ block }: QuestionTeasersProps) {
  const { t } = useTranslation('blocks');
  const locale = useLocale();
  if (block.questions.length === 0) return null;
  return (
    <Section id={block.anchor ?? undefined} heading={block.heading} lead={block.lead}>
      <Few>
        {block.questions.map(({ id, question, summary, language }) => (
          <Entry key={id} lang={langAttribute(language, locale)}>
            <Question>{question}</Question>
            <Answer>
              <Short>{summary}</Short>
              <TextLink href={paths.answer(id)} lang={locale}>
                {t('questionTeasers.whole')} <VisuallyHidden>{`– ${question}`}</VisuallyHidden>
              </TextLink>
            </Answer>
          </Entry>
        ))}
      </Few>
      <All>
        <TextLink href={paths.commonQuestion}>{t('questionTeasers.all')}</TextLink>
      </All>
    </Section>
  );
}
