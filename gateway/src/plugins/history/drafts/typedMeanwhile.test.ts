import type { FormState } from 'payload';

import { typedMeanwhile, withoutValues } from './typedMeanwhile';

const sent: FormState = {
  title: { value: 'Ra', valid: true },
  slug: { value: 'ra' },
  content: { value: { root: { children: [] } } },
  blocks: { value: 1, rows: [{ id: 'a' }] },
};

it('finds the fields that were typed in or added since a form was sent', () => {
  const now: FormState = {
    ...structuredClone(sent),
    title: { value: 'Rates', valid: true },
    content: { value: { root: { children: [{ text: 'A' }] } } },
    blocks: { value: 2, rows: [{ id: 'a' }, { id: 'b' }] },
    'blocks.1.heading': { value: 'New' },
  };
  expect(typedMeanwhile(sent, now)).toEqual(['title', 'content', 'blocks', 'blocks.1.heading']);
});

it('finds none where only the marks of fields have changed', () => {
  const now = { ...structuredClone(sent), title: { value: 'Ra', valid: false, isModified: true } };
  expect(typedMeanwhile(sent, now)).toEqual([]);
});

it('takes the values of these fields out of an answer, and nothing else', () => {
  const answer: FormState = {
    title: { value: 'Ra', initialValue: 'Ra', valid: false, errorMessage: 'Too short' },
    slug: { value: 'ra-2', initialValue: 'ra-2' },
    summary: { value: 'From the server', addedByServer: true },
  };
  const before = structuredClone(answer);
  expect(withoutValues(answer, ['title', 'summary', 'gone'])).toEqual({
    title: { valid: false, errorMessage: 'Too short' },
    slug: { value: 'ra-2', initialValue: 'ra-2' },
    summary: {},
  });
  expect(answer).toEqual(before);
});
