import { adminPath } from './adminPath';

it('a document has its form below its collection, a global below its name', () => {
  expect(adminPath({ source: 'articles', id: 0 })).toBe('/admin/collections/articles/0');
  expect(adminPath({ source: 'menu' })).toBe('/admin/globals/menu');
});
