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

it('a report from a site that asks neither for ticks nor for supply roles has none', async () => {
  const { choice: _choice, ...rest } = survey;
  const { supplyRoles: _roles, ...answers } = rest.answers;
  const report = await read('getSurveyReport', { id: await save({ ...rest, answers }) });
  expect(report.choice).toEqual({ added: [], leftOut: [], rhythm: 'usual' });
  expect(report.answers.supplyRoles).toEqual([]);
});

it('the same answers get a different random id each time', async () => {
  const ids = await Promise.all(Array.from({ length: 5 }, () => save(survey)));
  expect(new Set(ids).size).toBe(5);
  ids.forEach((id) => expect(id).toMatch(/^[a-hjkmnp-z2-9]{12}$/));
});

it.each([
  ['answers', {}],
  ['answers.storageCountries', { answers: { ...survey.answers, storageCountries: Array(41).fill('DE') } }],
  ['answers.productKinds', { answers: { ...survey.answers, productKinds: ['toy', 'toy'] } }],
  ['answers.supplyRoles.0', { answers: { ...survey.answers, supplyRoles: ['wholesaler'] } }],
  ['answers.crossBorderTurnover', { answers: { ...survey.answers, crossBorderTurnover: 1.5 } }],
  ['choice.added', { ...survey, choice: { added: ['toySafety', 'toySafety'], leftOut: [] } }],
  ['choice.added.0', { ...survey, choice: { added: ['<b>'], leftOut: [] } }],
  ['choice.leftOut', { ...survey, choice: { added: [], leftOut: Array(121).fill('toySafety') } }],
  ['rulesVersion', { answers: survey.answers, rulesVersion: 'today' }],
])('wrong %s are refused', async (parameter, body) => {
  const { body: answer } = await send('saveSurveyReport', body as unknown as Survey);
  expect(answer).toMatchObject({ code: 400, data: null });
  expect(answer.msg).toContain(`"${parameter}"`);
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
