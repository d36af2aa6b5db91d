/** @jest-environment jsdom */
import { addToEnquiry, enquiryDraftKey } from './enquiryDraft';
import { loadFormState, saveFormState } from './formState';

const draft = () => loadFormState(enquiryDraftKey('contact'));
beforeEach(() => sessionStorage.clear());

it('begins a message', () => {
  addToEnquiry('contact', 'My report: /r/1');
  expect(draft()).toEqual({ message: 'My report: /r/1' });
});

it('keeps what was typed before, and says nothing twice', () => {
  saveFormState(enquiryDraftKey('contact'), { name: 'Ada', message: 'Hello' });
  addToEnquiry('contact', 'My report: /r/1');
  addToEnquiry('contact', 'My report: /r/1');
  expect(draft()).toEqual({ name: 'Ada', message: 'Hello\n\nMy report: /r/1' });
});
