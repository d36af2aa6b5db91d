import { calls } from '../../contract/calls';
import { CallError } from './answer';
import { checkParameters } from './parameters';

const fault = (schema: Parameters<typeof checkParameters>[0], query: string) => {
  try {
    return checkParameters(schema, new URLSearchParams(query));
  } catch (error) {
    return error instanceof CallError ? [error.code, error.message] : error;
  }
};

const article = calls.showArticleDetailById.params;
const list = calls.showArticleList.params;

it('passes checked values and defaults, and ignores what it does not know', () => {
  expect(checkParameters(article, new URLSearchParams('id=3&utm_source=x'))).toEqual({ id: 3 });
  expect(checkParameters(list, new URLSearchParams('articleType=trends'))).toEqual({
    articleType: 'trends',
    pageNum: 1,
    pageSize: 10,
  });
});

it('takes an empty value as not given', () => {
  expect(checkParameters(list, new URLSearchParams('articleType=&pageNum=&pageSize=5'))).toEqual({
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
