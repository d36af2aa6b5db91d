import { TextLink } from '@/components/ui/TextLink/TextLink';
import { paths } from '@/services/config/paths';
import type { Question } from '@/services/domain/articles/question';
import { langAttribute } from '@/services/domain/locale/langAttribute';
import { useLocale } from '@/services/hooks/useLocale';

import { Row, Rows, Summary, Title } from './QuestionRows.styles';

interface QuestionRowsProps {
  /** With their short answers, in the order shown. */
  questions: Question[];
  /** Of the questions. */
  headingLevel?: 2 | 3;
}

/**
 * Questions with their short answers; each leads to the whole one.
 * @avoid For answers in full: each has a page.
 * @accessibility Headings that are links; a question in another language says so.
 */
export function QuestionRows({ questions, headingLevel = 3 }: QuestionRowsProps) {
  const locale = useLocale();
  return (
    <Rows>
      {questions.map(({ id, question, summary, language }) => (
        <Row key={id} lang={langAttribute(language, locale)}>
          <Title as={`h${headingLevel}`}>
            <TextLink href={paths.answer(id)}>{question}</TextLink>
          </Title>
          <Summary>{summary}</Summary>
        </Row>
      ))}
    </Rows>
  );
}
