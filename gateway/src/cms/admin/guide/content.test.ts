import { existsSync } from 'node:fs';
import path from 'node:path';

import { contentLanguages } from '../../../domain/languages';
import { guide } from './content';

const pictures = path.join(__dirname, '../../../../public/guide');
const keysIn = (language: 'en' | 'de') => guide[language].steps.map(({ key }) => key);

it('has the same steps in both languages', () => expect(keysIn('de')).toEqual(keysIn('en')));

it.each(contentLanguages)('has a picture of every step in %s', (language) =>
  expect(keysIn(language).filter((key) => !existsSync(path.join(pictures, language, `${key}.webp`)))).toEqual(
    [],
  ),
);
