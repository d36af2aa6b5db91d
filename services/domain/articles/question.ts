import type { Locale } from '@/services/domain/locale/locale';
import type { ServiceCard } from '@/services/domain/services/service';

import type { Source } from './source';

/** `key` is short and stands in addresses; `count` is the number of questions of this type. */
export interface QuestionType {
  key: string;
  name: string;
  count: number;
}

/** `id` is the `answerId` (requirements, 3); `language` is the language the text is really in. */
export interface Question {
  id: number;
  typeKey: string;
  typeName: string;
  question: string;
  /** The answer in one or two sentences. */
  summary: string;
  /** ISO 8601. */
  updatedAt: string;
  language: Locale;
}

export interface Answer extends Question {
  /** Sanitised HTML whose headings have ids. */
  answerHtml: string;
  /** ISO 8601. */
  reviewedAt: string;
  sources: Source[];
  related: Question[];
  /** The services it is about, the most important first. */
  services: ServiceCard[];
}

/** The first question of each type, in the order in which they come. */
export const firstOfEachType = (questions: Question[]): Question[] => {
  const types = new Set<string>();
  return questions.filter(({ typeKey }) => !types.has(typeKey) && types.add(typeKey));
};

/** So many questions of each type stand on the page of all types. */
export const shownOfEachType = 20;

/** So many questions are on one page of the list of a type. */
export const questionPageSize = 20;

/** The keys of types are short and stand in addresses. */
export const isQuestionTypeKey = (text: string): boolean => /^[A-Za-z][A-Za-z0-9-]{0,39}$/.test(text);

/** One page of a list; `page` counts from 1. */
export interface QuestionList {
  questions: Question[];
  total: number;
  page: number;
  pageSize: number;
  /** Words that were searched for and mean nothing here: they were left out. */
  unknown: string[];
  /** No question has all other words: these have most of them. */
  isPartial: boolean;
}
