import { excerpt } from './excerpt';

it.each([
  ['', ''],
  ['One two', 'One two'],
  ['  One \n two ', 'One two'],
  ['One two three', 'One two …'],
  ['Umsatzsteuervoranmeldung', 'Umsatzsteu …'],
])('the excerpt of %j is %j', (text, shown) => expect(excerpt(text, 10)).toBe(shown));
