import { adminLanguage, isContentLanguage } from './languages';

it('knows the languages of the content, and takes English for any other of the admin', () => {
  expect(['de', 'fr', null].map(isContentLanguage)).toEqual([true, false, false]);
  expect(['de', 'fr'].map(adminLanguage)).toEqual(['de', 'en']);
});
