import { calls } from '@/contract/calls/calls';

import { bodyParameters, checkParameters, queryParameters } from './parameters';
import { HttpError } from './response';

const read = (schema: Parameters<typeof checkParameters>[0], query: string) =>
  checkParameters(schema, queryParameters(new URLSearchParams(query)));
const fault = (schema: Parameters<typeof checkParameters>[0], query: string) => {
  try {
    return read(schema, query);
  } catch (error) {
    return error instanceof HttpError ? [error.code, error.message] : error;
  }
};

const article = calls.showArticleDetailById.params;
const list = calls.showArticleList.params;

it('returns checked values and defaults, and ignores unknown parameters', () => {
  expect(read(article, 'id=3&utm_source=x')).toEqual({ id: 3 });
  expect(read(list, 'articleType=trends')).toEqual({
    articleType: 'trends',
    pageNum: 1,
    pageSize: 10,
  });
});

it('treats an empty value as missing', () => {
  expect(read(list, 'articleType=&pageNum=&pageSize=5')).toEqual({
    pageNum: 1,
    pageSize: 5,
  });
});

it.each([
  [article, 'id=', 'Parameter "id" must be a whole number from 1 to 999999999.'],
  [article, '', 'Parameter "id" must be a whole number from 1 to 999999999.'],
  [article, 'id=0', 'Parameter "id" must be a whole number from 1 to 999999999.'],
  [article, 'id=1&id=2', 'Parameter "id" may be given once only.'],
  [article, `id=${'9'.repeat(3072)}`, 'Parameter "id" must be a whole number from 1 to 999999999.'],
  [list, 'pageSize=101', 'Parameter "pageSize" must be a whole number from 1 to 100.'],
  [
    list,
    'articleType=news',
    'Parameter "articleType" must be one of companyEncy, FinanceTaxEncy, industryInfo, trends.',
  ],
  [
    calls.getPageConfig.params,
    'pageKey=a%00b',
    'Parameter "pageKey" must be a page key: a letter, then at most 39 letters or digits.',
  ],
  [article, 'id=1&a%00%1b[31m=1&a%00%1b[31m=1', 'Parameter "a[31m" may be given once only.'],
])('refuses %#', (schema, query, sentence) => expect(fault(schema, query)).toEqual([400, sentence]));

describe('a body', () => {
  const post = (body: string) => new Request('http://gateway.example/', { method: 'POST', body });
  const refused = (body: string) => bodyParameters(post(body)).catch((error: unknown) => error);

  it('is a JSON object, empty if there is no body', async () => {
    await expect(bodyParameters(post('{"id":3,"name":"Müller"}'))).resolves.toEqual({
      id: 3,
      name: 'Müller',
    });
    await expect(bodyParameters(post(''))).resolves.toEqual({});
    await expect(bodyParameters(new Request('http://gateway.example/', { method: 'POST' }))).resolves.toEqual(
      {},
    );
  });

  it.each([
    ['{', 400, 'The body must be JSON.'],
    ['[1]', 400, 'The body must be a JSON object.'],
    ['null', 400, 'The body must be a JSON object.'],
    ['"text"', 400, 'The body must be a JSON object.'],
    [JSON.stringify({ text: 'a'.repeat(65_536) }), 413, 'The body must not be longer than 65536 bytes.'],
  ])('is refused %#', async (body, code, message) =>
    expect(await refused(body)).toMatchObject({ code, message }),
  );
});
