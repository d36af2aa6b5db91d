import { isPayloadPath, type Routes } from './payloadPath';

const endpoint = (method: 'get' | 'post' | 'delete', path: string) => ({ method, path });
const routes: Routes = {
  collections: {
    articles: {
      config: {
        versions: {},
        endpoints: [
          endpoint('get', '/'),
          endpoint('get', '/:id'),
          endpoint('get', '/versions/:id'),
          endpoint('post', '/access/:id?'),
        ],
      },
    },
    media: {
      config: { endpoints: [endpoint('get', '/file/:filename'), endpoint('get', '/versions')] },
    },
    technical: { config: { endpoints: false } },
  },
  globals: {
    config: [
      { slug: 'menu', versions: {}, endpoints: [endpoint('get', '/'), endpoint('get', '/versions')] },
      { slug: 'codes', endpoints: [endpoint('get', '/'), endpoint('get', '/versions')] },
    ],
  },
  config: { endpoints: [endpoint('get', '/access'), endpoint('delete', '/schedules/:id')] },
};

it.each([
  ['GET', 'articles'],
  ['GET', 'articles/7'],
  ['HEAD', 'articles/7'],
  ['GET', 'articles/versions/7'],
  ['POST', 'articles/access'],
  ['POST', 'articles/access/7'],
  ['GET', 'media/file/a picture.webp'],
  ['GET', 'globals/menu'],
  ['GET', 'globals/menu/versions'],
  ['GET', 'access'],
  ['DELETE', 'schedules/7'],
])('%s %s exists', (method, path) => expect(isPayloadPath(method, path.split('/'), routes)).toBe(true));

it.each([
  ['GET', 'articles/abc'],
  ['GET', 'articles/0'],
  ['GET', `articles/${'9'.repeat(40)}`],
  ['GET', 'articles/__proto__'],
  ['GET', 'articles/7/8'],
  ['GET', 'articles/versions/x'],
  ['DELETE', 'articles/7'],
  ['GET', 'media/file'],
  ['GET', 'media/versions'],
  ['GET', 'globals/codes/versions'],
  ['GET', 'technical'],
  ['GET', '__proto__'],
  ['GET', 'globals'],
  ['GET', 'globals/articles'],
  ['GET', 'schedules/7'],
  ['GET', ''],
])('%s %s does not exist', (method, path) =>
  expect(isPayloadPath(method, path.split('/'), routes)).toBe(false),
);

it.each(['../gateway.db', '..\\..\\gateway.db'])('a file called %s does not exist', (name) =>
  expect(isPayloadPath('GET', ['media', 'file', name], routes)).toBe(false),
);
