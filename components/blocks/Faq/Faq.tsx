import { RichText } from '@/components/ui/RichText/RichText';
import { Section } from '@/components/ui/Section/Section';
import type { BlockOf } from '@/services/domain/content/page';

import { Answer, Entry, Question } from './Faq.styles';

interface FaqProps {
  /** Heading and questions; answers are sanitised HTML. */
  block: BlockOf<'faq'>;
}

/**
 * Native disclosure: it opens without JavaScript, and the browser's page search opens it too.
 * @avoid For what everybody has to know: that belongs into the text. For more than ten questions: link to
 *   them.
 * @accessibility The browser's own disclosure: it works by keyboard, and the search of the page opens it.
 * @example Do: questions as a merchant asks them. Don't: “What is our unique offer?”
 */
export function Faq({ block }: FaqProps) {
  return (
    <Section id={block.anchor ?? undefined} heading={block.heading}>
      <div>
        {block.items.map(({ id, question, answerHtml }) => (
          <Entry key={id}>
            <Question>{question}</Question>
            <Answer>
              <RichText html={answerHtml} />
            </Answer>
          </Entry>
        ))}
      </div>
    </Section>
  );
}
