import { after, it } from 'node:test';

import { expect } from 'expect';

import { storeSurveyReport } from '../../src/api/services/surveys';
import { surveyLimits } from '../../src/features/surveys/limits';
import { resetCount } from '../../src/platform/limits/limit';
import { bulkOf, contextOf } from './bulk';
import { fillLimit } from './fillLimit';
import { openFilledPayload } from './openFilledPayload';
import { restRequest } from './restRequest';
import { staffSession } from './staffSession';
import { uniqueAddress } from './unique';

// What anybody can write must be cheap to keep and to read.

const payload = await openFilledPayload();
const context = contextOf(payload);
const { insert } = bulkOf(payload);

it('the file of all enquiries is written some rows at a time', async () => {
  const count = 1_000;
  const moment = "'2026-11-24T09:00:00.000Z'";
  await insert(
    `enquiries (kind, state, name, email, language, notice_version, confirmed_at, token_hash, link_expires_at,
      created_at, updated_at)`,
    `'contact', 'received', 'Sender ' || i, 'sender@example.com', 'en', '2026-11-20', ${moment}, 'hash ' || i, 0,
      ${moment}, ${moment}`,
    count,
  );
  const found: number[] = [];
  const { find } = payload;
  payload.find = (async (options: Parameters<typeof find>[0]) => {
    const result = await find(options);
    if (options.collection === 'enquiries') found.push(result.docs.length);
    return result;
  }) as typeof find;
  after(() => {
    payload.find = find;
  });
  const headers = await staffSession(payload, { name: 'Ada Brandt', role: 'editor' });
  const { status, text } = await restRequest('GET', '/enquiries/export', { headers });
  expect([status, text.trim().split('\r\n').length]).toEqual([200, count + 1]);
  expect(Math.max(...found)).toBeLessThanOrEqual(200);
});

it('reports are saved up to a number a day from a network, and from all together', async () => {
  const save = (address: string) =>
    storeSurveyReport(context(address), {
      answers: {
        companyCountry: 'DE',
        storageCountries: [],
        salesCountries: [],
        productKinds: [],
        salesChannels: [],
        importedConsignments: [],
        importsToStock: 'no',
        supplyRoles: [],
        smallEnterprise: 'no',
        crossBorderTurnover: null,
      },
      choice: { added: [], leftOut: [], rhythm: 'usual' },
      rulesVersion: '2026-11-01',
    });
  const isTooMany = { code: 429, headers: { 'Retry-After': expect.any(String) } };
  const { fromNetwork, perDay } = surveyLimits;
  const address = uniqueAddress();
  await fillLimit(payload, fromNetwork, address);
  await expect(save(address)).rejects.toMatchObject(isTooMany);
  await save(uniqueAddress());
  await fillLimit(payload, perDay, '');
  await expect(save(uniqueAddress())).rejects.toMatchObject(isTooMany);
  await resetCount(perDay, '');
});
