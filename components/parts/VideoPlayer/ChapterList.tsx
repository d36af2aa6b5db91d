import { useTranslation } from 'next-i18next/pages';
import { type MouseEvent, useId } from 'react';

import { isOrdinaryClick } from '@/services/browser/navigation/ordinaryClick';
import type { Chapter } from '@/services/domain/articles/video';
import { formatDuration } from '@/services/domain/text/duration';

import { Chapters, ChaptersTitle, Choice, Time } from './ChapterList.styles';

interface ChapterListProps {
  chapters: Chapter[];
  /** The one that is shown, by its id. */
  current: string | undefined;
  /** The language of the film, where it is not the page's. */
  lang: string | undefined;
  /** The address of the page with the transcript, where it is not this one. */
  lesson?: string;
  onChoose: (start: number) => void;
}

/** The chapters of a film: a click plays from there; without scripts, a link leads to the same words in the transcript. */
export function ChapterList({ chapters, current, lang, lesson, onChoose }: ChapterListProps) {
  const { t } = useTranslation('videos');
  const titleId = useId();
  const choose = (event: MouseEvent, start: number) => {
    if (!isOrdinaryClick(event.nativeEvent)) return;
    event.preventDefault();
    onChoose(start);
  };
  return (
    <nav aria-labelledby={titleId}>
      {/* The film is a part of a text, whose headings are its own. */}
      <ChaptersTitle as={lesson === undefined ? 'h3' : 'p'} id={titleId}>
        {t('chapters')}
      </ChaptersTitle>
      <Chapters lang={lang}>
        {chapters.map(({ id, title, start }) => (
          <li key={id}>
            <Choice
              href={`${lesson ?? ''}#${id}`}
              aria-current={id === current ? 'true' : undefined}
              onClick={(event) => choose(event, start)}
            >
              <Time>{formatDuration(start)}</Time> {title}
            </Choice>
          </li>
        ))}
      </Chapters>
    </nav>
  );
}
