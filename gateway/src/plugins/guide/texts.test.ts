import { existsSync } from 'node:fs';
import path from 'node:path';

import { contentLanguages } from '../../domain/languages';
import { guide } from './texts';

const pictures = path.join(__dirname, '../../../public/guide');
const keysIn = (language: 'en' | 'de') => guide[language].steps.map(({ key }) => key);

it('has the same steps in both languages', () => expect(keysIn('de')).toEqual(keysIn('en')));

it.each(contentLanguages)('has the pictures that the guide shows in %s', (language) => {
  const withPicture = guide[language].steps.filter(({ picture }) => picture).map(({ key }) => key);
  expect(withPicture.filter((key) => !existsSync(path.join(pictures, language, `${key}.webp`)))).toEqual([]);
});
