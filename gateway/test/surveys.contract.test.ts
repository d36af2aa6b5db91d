import type { CallParams } from '@/contract/calls/calls';

import { cms } from './cms';
import { ask, pathOf, read, send, statusOf } from './gateway';
import { survey } from './survey';

// Shows (requirements, 7.14 and 7.15).

type Survey = CallParams<'saveSurveyReport'>;
const minimal: Survey = {
  ...survey,
  answers: {
    ...survey.answers,
    storageCountries: [],
    productKinds: ['other'],
    salesChannels: [],
    importedConsignments: [],
    importsToStock: 'unknown',
    supplyRoles: [],
    smallEnterprise: 'unknown',
    crossBorderTurnover: null,
  },
};
const save = async (answers: Survey) => (await read('saveSurveyReport', answers)).id;

it.each([
  ['full', survey],
  ['minimal', minimal],
])('a %s report is read back as it was saved', async (_case, answers) => {
  const began = Date.now();
  const id = await save(answers);
  const { createTime, ...report } = await read('getSurveyReport', { id });
  expect(report).toEqual({ id, ...answers });
  expect(Date.parse(createTime)).toBeGreaterThanOrEqual(began);
  expect(Date.parse(createTime)).toBeLessThanOrEqual(Date.now());
});

it('a report that is saved without ticks has none', async () => {
  const { choice: _choice, ...answers } = survey;
  const { choice } = await read('getSurveyReport', { id: await save(answers) });
  expect(choice).toEqual({ added: [], leftOut: [], rhythm: 'usual' });
});

it('a report from a site that does not ask how goods come to the merchant has no answer to it', async () => {
  const { supplyRoles: _roles, ...answers } = survey.answers;
  const id = await save({ ...survey, answers });
  expect((await read('getSurveyReport', { id })).answers.supplyRoles).toEqual([]);
});

it('the same answers get a different random id each time', async () => {
  const ids = await Promise.all(Array.from({ length: 5 }, () => save(survey)));
  expect(new Set(ids).size).toBe(5);
  ids.forEach((id) => expect(id).toMatch(/^[a-hjkmnp-z2-9]{12}$/));
});

it.each([
  ['00000000-0000-4000-8000-000000000000', 404],
  ['k7mp4xwq9dnt', 404],
  ['1', 400],
  ["' OR 1=1 --", 400],
  ['', 400],
])('the id %j returns %d', async (id, code) => {
  expect((await ask(pathOf('getSurveyReport', { id }))).body).toMatchObject({ code, data: null });
});

it.each([
  ['answers', {}],
  ['answers.companyCountry', { answers: { ...survey.answers, companyCountry: 'Germany' } }],
  ['answers.storageCountries', { answers: { ...survey.answers, storageCountries: Array(41).fill('DE') } }],
  ['answers.salesCountries', { answers: { ...survey.answers, salesCountries: [] } }],
  ['answers.productKinds', { answers: { ...survey.answers, productKinds: ['toy', 'toy'] } }],
  ['answers.productKinds.0', { answers: { ...survey.answers, productKinds: ['cars'] } }],
  ['answers.importsToStock', { answers: { ...survey.answers, importsToStock: 'perhaps' } }],
  ['answers.supplyRoles.0', { answers: { ...survey.answers, supplyRoles: ['wholesaler'] } }],
  ['answers.smallEnterprise', { answers: { ...survey.answers, smallEnterprise: undefined } }],
  ['answers.crossBorderTurnover', { answers: { ...survey.answers, crossBorderTurnover: 1.5 } }],
  ['answers.crossBorderTurnover', { answers: { ...survey.answers, crossBorderTurnover: '5' } }],
  ['choice.added', { ...survey, choice: { added: ['toySafety', 'toySafety'], leftOut: [] } }],
  ['choice.added.0', { ...survey, choice: { added: ['<b>'], leftOut: [] } }],
  ['choice.leftOut', { ...survey, choice: { added: [], leftOut: Array(121).fill('toySafety') } }],
  ['choice.leftOut', { ...survey, choice: { added: [] } }],
  ['rulesVersion', { answers: survey.answers, rulesVersion: 'today' }],
])('wrong %s are refused', async (parameter, body) => {
  const { body: answer } = await send('saveSurveyReport', body as unknown as Survey);
  expect(answer).toMatchObject({ code: 400, data: null });
  expect(answer.msg).toContain(`"${parameter}"`);
});

it('a body that is too long is refused', async () => {
  const more = { ...survey, more: 'x'.repeat(70_000) };
  expect((await send('saveSurveyReport', more)).body.code).toBe(413);
});

it('staff can read and delete reports, but not change them', async () => {
  const id = await save(survey);
  const where = `where[reportId][equals]=${id}`;
  expect(await statusOf(`/cms-api/survey-reports?${where}`)).toBe(401);
  const { docs } = await cms<{ docs: { id: number }[] }>('GET', `/survey-reports?${where}`);
  expect(docs).toMatchObject([{ ...survey.answers, reportId: id }]);
  const own = `/survey-reports/${docs[0]?.id}`;
  await expect(cms('PATCH', own, { crossBorderTurnover: 1 })).rejects.toThrow('403');
  await cms('DELETE', own);
  expect((await ask(pathOf('getSurveyReport', { id }))).body.code).toBe(404);
});
