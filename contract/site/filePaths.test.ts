import { fileOfPath } from './filePaths';

it.each([
  ['/cms-api/documents/file/a-0f.pdf', { collection: 'documents', filename: 'a-0f.pdf' }],
  ['/cms-api/media/file/a%20b.webp', { collection: 'media', filename: 'a b.webp' }],
  ['/cms-api/media/file/', undefined],
  ['/cms-api/media/file/a/b.webp', undefined],
  ['/cms-api/media/file/%', undefined],
  ['/cms-api/users/file/a.pdf', undefined],
  ['/cht/Services', undefined],
])('reads the file of %s', (path, file) => expect(fileOfPath(path)).toEqual(file));
