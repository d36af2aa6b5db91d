/** @jest-environment jsdom */
import { answersOfCheck } from '@/services/fixtures/enquiries';

import { forgetAnswers, keepAnswers, keptAnswers } from './answersOfCheck';

it('keeps the answers of a check until they are forgotten, and reads no others', () => {
  keepAnswers(answersOfCheck);
  expect(keptAnswers()).toEqual(answersOfCheck);
  forgetAnswers();
  expect(keptAnswers()).toBeNull();
  sessionStorage.setItem('enquiry.answers', JSON.stringify({ ...answersOfCheck, href: 'javascript:void 0' }));
  expect(keptAnswers()).toBeNull();
});
