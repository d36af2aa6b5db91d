import type { Payload } from 'payload';

import type { SeedQuestion } from '../content/types';
import type { SeedContent } from './content';
import { seedDocument, seededId, seeding } from './documents';
import { localise } from './localise';
import { idsOf } from './references';
import { richTextConverter, type ToRichText } from './richText';

const noon = (day: string): string => `${day}T12:00:00.000Z`;
type Data = Record<string, unknown>;

const dataOf =
  (
    type: number,
    services: object,
    { key: _key, related: _related, services: _services, answerMarkdown, reviewTime, ...texts }: SeedQuestion,
  ) =>
  (toRichText: ToRichText) =>
  (language: 'en' | 'de'): Data => ({
    ...(localise(texts, language) as Data),
    ...services,
    answer: toRichText(answerMarkdown[language]),
    reviewTime: noon(reviewTime),
    type,
  });

/** Types of questions and their questions, in order; then what refers to each other. */
export async function seedQuestions(payload: Payload, { questionTypes }: SeedContent): Promise<void> {
  const toRichText = await richTextConverter(payload);
  for (const { type, typeName, questions } of questionTypes) {
    const typeId = await seedDocument(
      payload,
      'question-types',
      type,
      (language) => localise({ type, typeName }, language) as Data,
    );
    for (const question of questions) {
      const services = await idsOf(payload, { services: question.services });
      await seedDocument(payload, 'questions', question.key, dataOf(typeId, services, question)(toRichText));
    }
  }
  // All of them: a start that was killed may have added questions and related none.
  for (const { key, related } of questionTypes.flatMap((type) => type.questions)) {
    const [id, ...ids] = await Promise.all(
      [key, ...related].map((name) => seededId(payload, 'questions', name)),
    );
    const data = { related: ids.filter((found) => found !== undefined), _status: 'published' as const };
    if (id) await payload.update({ collection: 'questions', id, data, depth: 0, context: seeding() });
  }
}
