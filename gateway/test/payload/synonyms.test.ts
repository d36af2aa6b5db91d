import { describe, it } from 'node:test';

import { expect } from 'expect';

import { findQuestions } from '../../src/api/library/questions';
import type { CallContext } from '../../src/platform/http/callContext';
import { document, node, text } from '../richText';
import { openPayload } from './openPayload';

const payload = await openPayload();
const setGroups = (groups: string[], locale: 'en' | 'de' = 'en') =>
  payload.updateGlobal({
    slug: 'search-panel',
    locale,
    data: { synonyms: groups.map((words) => ({ words })), _status: 'published' },
  });

/** The sentences with which a change is refused. */
async function refusal(change: Promise<unknown>): Promise<string> {
  try {
    await change;
  } catch (error) {
    const { data } = error as { data?: { errors?: { message: string }[] } };
    return data?.errors?.map(({ message }) => message).join(' ') ?? String(error);
  }
  return 'accepted';
}

describe('a group of words with one meaning', () => {
  const few = 'At least two different words, with commas between them.';
  for (const [groups, sentence] of [
    [['VAT, USt', 'toys, Spielzeug'], 'accepted'],
    [['VAT'], few],
    [['VAT, vat'], few],
    [['VAT, ?'], few],
    [[`VAT, ${'x'.repeat(400)}`], 'Please shorten to 400 characters (now 405).'],
  ] as const) {
    it(`is ${JSON.stringify(groups).slice(0, 40)}: ${sentence}`, async () =>
      expect(await refusal(setGroups([...groups]))).toBe(sentence));
  }

  it('has no word of another group, in none of its forms', async () => {
    expect(await refusal(setGroups(['battery, Akku', 'Batterie, batteries']))).toBe(
      '“battery” is in another group too. Put both groups together, or leave it out of one. ' +
        '“Batterie” is in another group too. Put both groups together, or leave it out of one.',
    );
  });
});

describe('the searches', () => {
  const context = (at: string) => ({ payload, language: 'de', now: new Date(at) }) as unknown as CallContext;
  const find = async (keyword: string) =>
    (await findQuestions(context('2026-11-25T10:00:00Z'), { keyword, page: 1, limit: 10 })).list.map(
      ({ question }) => question,
    );
  it('know a new group, a new question and a removed one at once', async () => {
    const { id: type } = await payload.create({
      collection: 'question-types',
      data: { type: 'synonyms', typeName: 'Synonyms' },
    });
    await setGroups([]);
    const { id } = await payload.create({
      collection: 'questions',
      data: {
        question: 'Which rules for toys are there?',
        summary: 'A summary.',
        answer: document(node('paragraph', [text('Representatives answer.')])),
        type,
        reviewTime: '2026-11-01T12:00:00.000Z',
        _status: 'published',
      },
    });
    expect(await find('toy')).toEqual(['Which rules for toys are there?']);
    expect(await find('epr')).toEqual([]);
    expect(await find('Spielwaren')).toEqual([]);
    await setGroups(['toys, Spielwaren']);
    expect(await find('Spielwaren')).toEqual(['Which rules for toys are there?']);
    await payload.delete({ collection: 'questions', id });
    expect(await find('Spielwaren')).toEqual([]);
  });
});
